/** Queues, first come, first served. */

export const NOBODY = -1;

export interface Line {
  first: number;
  last: number;
}

export const emptyLine = (): Line => ({ first: NOBODY, last: NOBODY });

/** Each place is in one queue at most, so one link per place is enough for all queues. */
export function createLinks(count: number) {
  const behind = new Int32Array(count).fill(NOBODY);
  return {
    join(line: Line, place: number): void {
      if (line.last === NOBODY) line.first = place;
      else behind[line.last] = place;
      line.last = place;
    },

    /** NOBODY if the queue is empty. */
    takeFirst(line: Line): number {
      const place = line.first;
      if (place === NOBODY) return NOBODY;
      line.first = behind[place] ?? NOBODY;
      if (line.first === NOBODY) line.last = NOBODY;
      behind[place] = NOBODY;
      return place;
    },
  };
}
