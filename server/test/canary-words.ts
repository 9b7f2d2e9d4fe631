/** Unique words and numbers, and a search for them in recorded replies. */
import { randomInt, randomUUID } from 'node:crypto';
import type { RecordedReply } from './record-replies.ts';

export const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

let numbers = 0;
/**
 * Returns weights of which all sums differ. The database stores two decimals, so there are at most seven
 * weights.
 */
export const canaryNumber = () => (100_000 + 2 ** numbers++) / 100;

let points = 0;
/** Returns points with four decimals that differ from all weights and their sums. */
export const canaryPoints = () => 1234.0001 + points++;

/** Returns a decimal of sixteen random digits. */
export const canaryDecimal = () => `${randomInt(1e7, 1e8)}.${randomInt(1e6, 1e7)}1`;

/**
 * Returns the calls with a status, header or body that contains one of the words. Does not search the
 * caller's own request.
 */
export function findSecretsIn(words: Iterable<string>, among: RecordedReply[]): string[] {
  const all = among.map(({ text }) => text).join('\n');
  return [...words]
    .filter((word) => all.includes(word))
    .flatMap((word) => among.filter(({ text }) => text.includes(word)).map(({ call }) => `${call}: ${word}`));
}
