/** Unique words and numbers, and the search for them in what a caller received. */
import { randomUUID } from 'node:crypto';
import type { Heard } from './eavesdropper.ts';

export const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

let numbers = 0;
/** Weights whose sums are all different. The database stores two decimals, so there are seven weights. */
export const canaryNumber = () => (100_000 + 2 ** numbers++) / 100;

/** The calls whose status, header or body contains the words. The caller's own request is not searched. */
export function whereHeard(words: Iterable<string>, among: Heard[]): string[] {
  const all = among.map(({ text }) => text).join('\n');
  return [...words]
    .filter((word) => all.includes(word))
    .flatMap((word) => among.filter(({ text }) => text.includes(word)).map(({ call }) => `${call}: ${word}`));
}
