/** First-in-first-out queues. */

export const NO_REQUEST = -1;

export interface Line {
  first: number;
  last: number;
}

export const emptyLine = (): Line => ({ first: NO_REQUEST, last: NO_REQUEST });

/** Links of all queues. Each place is in at most one queue, so one link per place is enough. */
export function createLinks(count: number) {
  const behind = new Int32Array(count).fill(NO_REQUEST);
  return {
    join(line: Line, place: number): void {
      if (line.last === NO_REQUEST) line.first = place;
      else behind[line.last] = place;
      line.last = place;
    },

    /** Removes and returns the first place, or NO_REQUEST if the queue is empty. */
    takeFirst(line: Line): number {
      const place = line.first;
      if (place === NO_REQUEST) return NO_REQUEST;
      line.first = behind[place] ?? NO_REQUEST;
      if (line.first === NO_REQUEST) line.last = NO_REQUEST;
      behind[place] = NO_REQUEST;
      return place;
    },
  };
}
