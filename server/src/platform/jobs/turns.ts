/** One at a time, in the order in which they ask. */
export interface Turns {
  /**
   * Calls `begin` when its turn comes. The returned function ends the turn, or the wait for it; only its first call
   * counts.
   */
  ask(begin: () => void): () => void;
}

export function createTurns(): Turns {
  /** The first one's turn it is. */
  const line: (() => void)[] = [];
  return {
    ask(begin) {
      // A function of its own, since another caller may pass the same `begin`.
      const place = () => begin();
      line.push(place);
      if (line[0] === place) place();
      return () => {
        const at = line.indexOf(place);
        if (at < 0) return;
        line.splice(at, 1);
        if (at === 0) line[0]?.();
      };
    },
  };
}
