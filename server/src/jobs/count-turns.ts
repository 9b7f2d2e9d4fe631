/** After so long without one, a member's turns are forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Those whose last turn is longest ago are forgotten first. */
const MEMBERS = 50_000;
/** Who has had so many comes often: not who has typed a password wrongly once or twice. */
const OFTEN = 3;

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

  return {
    comesOften: (party: string, member: string): boolean => turnsOf(keyOf(party, member)) >= OFTEN,

    count(party: string, member: string): void {
      const key = keyOf(party, member);
      const turns = turnsOf(key) + 1;
      had.delete(key);
      had.set(key, { turns, at: now() });
      const [oldest] = had.keys();
      if (had.size > MEMBERS && oldest !== undefined) had.delete(oldest);
    },
  };
}
