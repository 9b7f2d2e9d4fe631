/** A first-in, first-out lock. */
export interface Turns {
  /**
   * Calls `begin` when its turn comes. The returned function ends the turn, or leaves the queue. Further calls of it do
   * nothing.
   */
  ask(begin: () => void): () => void;
}

export function createTurns(): Turns {
  /** The first entry has the turn. */
  const queue: (() => void)[] = [];
  return {
    ask(begin) {
      // A new function identifies this place, since several callers may pass the same `begin`.
      const place = () => begin();
      queue.push(place);
      if (queue[0] === place) place();
      return () => {
        const at = queue.indexOf(place);
        if (at < 0) return;
        queue.splice(at, 1);
        if (at === 0) queue[0]?.();
      };
    },
  };
}
