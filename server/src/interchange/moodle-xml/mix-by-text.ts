import { createHash } from 'node:crypto';

/** Puts things in an order that seems random, and is the same for the same texts. */
export function mixByText<T>(things: T[], textOf: (thing: T) => string): T[] {
  const keyOf = (thing: T) => createHash('sha256').update(textOf(thing)).digest('hex');
  return things
    .map((thing) => ({ thing, key: keyOf(thing) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ thing }) => thing);
}
