/** After so long without one, a member's turns are forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Beyond this many, the members with the oldest last turn are forgotten. */
const MEMBERS = 50_000;
/** From this many turns on a member comes often. One or two wrong passwords are fewer. */
const OFTEN = 3;

/**
 * Counts the recent turns of each member. It is a plain map, since cache libraries allocate memory for all entries at
 * once. A process has several of these, most of them nearly empty.
 */
export function countTurns(now = () => performance.now()) {
  /** The member with the oldest last turn comes first. */
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
