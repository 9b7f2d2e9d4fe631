/** Lines of those who wait, first come, first served. */

export const NOBODY = -1;

export interface Line {
  first: number;
  last: number;
}

export const emptyLine = (): Line => ({ first: NOBODY, last: NOBODY });

/** For any number of lines, of which each of so many stands in one at most: so one link for each is enough. */
export function createLinks(count: number) {
  const behind = new Int32Array(count).fill(NOBODY);
  return {
    join(line: Line, place: number): void {
      if (line.last === NOBODY) line.first = place;
      else behind[line.last] = place;
      line.last = place;
    },

    /** NOBODY where none waits. */
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
