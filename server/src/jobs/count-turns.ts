import { LRUCache } from 'lru-cache';

/** Of late: so long without a turn, and earlier ones are forgotten. */
const FORGOTTEN_AFTER_MS = 600_000;
/** Those whose last turn is longest ago are forgotten first. */
const MEMBERS = 20_000;
/** Somebody who types a password wrongly a few times is still one who comes seldom. */
const FEW = 5;

/** Who had how many turns of late, and who had the last one. */
export function countTurns(perf: { now(): number } = performance) {
  const had = new LRUCache<string, { turns: number; last: number }>({
    max: MEMBERS,
    ttl: FORGOTTEN_AFTER_MS,
    ttlResolution: 0,
    perf,
  });
  let count = 0;

  const keyOf = (party: string, member: string) => `${party}\n${member}`;
  const rank = ({ turns, last }: { turns: number; last: number }) => (turns < FEW ? 0 : last);

  return {
    /** 0 of who had few turns, and of the others the higher the later the last one was. */
    rankOf: (party: string, member: string): number =>
      rank(had.peek(keyOf(party, member)) ?? { turns: 0, last: 0 }),
    /** Counts one more, and answers the rank from now on. */
    count(party: string, member: string): number {
      const key = keyOf(party, member);
      const now = { turns: (had.peek(key)?.turns ?? 0) + 1, last: ++count };
      had.set(key, now);
      return rank(now);
    },
  };
}
