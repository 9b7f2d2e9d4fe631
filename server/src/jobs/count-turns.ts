import { LRUCache } from 'lru-cache';

/** After so long without one, a member's turns are forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Those whose last turn is longest ago are forgotten first. */
const MEMBERS = 50_000;
/** So many turns make no difference: who has typed a password wrongly once or twice is as who comes for the first time. */
const ALIKE = 3;

/** Who had how many turns of late. */
export function countTurns(perf: { now(): number } = performance) {
  const had = new LRUCache<string, number>({ max: MEMBERS, ttl: FORGOTTEN_AFTER_MS, ttlResolution: 0, perf });

  const keyOf = (party: string, member: string) => `${party}\n${member}`;
  /** The lower comes first. */
  const rankOf = (party: string, member: string): number =>
    Math.floor((had.peek(keyOf(party, member)) ?? 0) / ALIKE);

  return {
    rankOf,
    /** Counts one more, and answers the rank from now on. */
    count(party: string, member: string): number {
      const key = keyOf(party, member);
      had.set(key, (had.peek(key) ?? 0) + 1);
      return rankOf(party, member);
    },
  };
}
