/** Words and numbers that are nowhere else, and the search for them in what somebody has heard. */
import { randomUUID } from 'node:crypto';
import type { Heard } from './eavesdropper.ts';

export const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

let numbers = 0;
/** Weights of which no sum is another's. The database keeps two decimals, so there are seven. */
export const canaryNumber = () => (100_000 + 2 ** numbers++) / 100;

/** The calls among which the words were heard, in a status, a header or a body. What the caller asked is not searched. */
export function whereHeard(words: Iterable<string>, among: Heard[]): string[] {
  const all = among.map(({ text }) => text).join('\n');
  return [...words]
    .filter((word) => all.includes(word))
    .flatMap((word) => among.filter(({ text }) => text.includes(word)).map(({ call }) => `${call}: ${word}`));
}
