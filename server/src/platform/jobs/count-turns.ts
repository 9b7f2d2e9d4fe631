/** A member's count expires this long after the member's last turn. */
const EXPIRES_AFTER_MS = 3_600_000;
/** If there are more members, the one with the oldest last turn is removed. */
const MAX_MEMBERS = 50_000;
/** A member with this many turns is a frequent one. One or two wrong passwords do not make a member frequent. */
const FREQUENT_FROM = 3;

/**
 * Counts the recent turns of each member of a party. It uses a plain map, since cache libraries allocate memory for all
 * entries at once. A process has several of these counters, most of them nearly empty.
 */
export function countTurns(now = () => performance.now()) {
  /** In order of the members' last turns, the oldest first. */
  const counts = new Map<string, { turns: number; at: number }>();

  const keyOf = (party: string, member: string) => `${party}\n${member}`;

  function turnsOf(key: string): number {
    const { turns, at } = counts.get(key) ?? { turns: 0, at: 0 };
    return now() - at > EXPIRES_AFTER_MS ? 0 : turns;
  }

  return {
    isFrequent: (party: string, member: string): boolean => turnsOf(keyOf(party, member)) >= FREQUENT_FROM,

    count(party: string, member: string): void {
      const key = keyOf(party, member);
      const turns = turnsOf(key) + 1;
      counts.delete(key);
      counts.set(key, { turns, at: now() });
      const [oldest] = counts.keys();
      if (counts.size > MAX_MEMBERS && oldest !== undefined) counts.delete(oldest);
    },
  };
}
