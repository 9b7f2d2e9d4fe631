/** After so long without one, a member's turns are forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Those whose last turn is longest ago are forgotten first. */
const MEMBERS = 50_000;
/** So many turns make no difference: who has typed a password wrongly once or twice is as who comes for the first time. */
const ALIKE = 3;

/**
 * Who had how many turns of late. A map and no cache of a library: those take the memory for all entries at once, and
 * there are several of these in a process, most of them nearly empty.
 */
export function countTurns(now = () => performance.now()) {
  /** Whose last turn is longest ago comes first. */
  const had = new Map<string, { turns: number; at: number }>();

  const keyOf = (party: string, member: string) => `${party}\n${member}`;

  function turnsOf(key: string): number {
    const { turns, at } = had.get(key) ?? { turns: 0, at: 0 };
    return now() - at > FORGOTTEN_AFTER_MS ? 0 : turns;
  }

  /** The lower comes first. */
  const rankOf = (party: string, member: string): number => Math.floor(turnsOf(keyOf(party, member)) / ALIKE);

  return {
    rankOf,
    /** Counts one more, and answers the rank from now on. */
    count(party: string, member: string): number {
      const key = keyOf(party, member);
      const turns = turnsOf(key) + 1;
      had.delete(key);
      had.set(key, { turns, at: now() });
      const [oldest] = had.keys();
      if (had.size > MEMBERS && oldest !== undefined) had.delete(oldest);
      return rankOf(party, member);
    },
  };
}
