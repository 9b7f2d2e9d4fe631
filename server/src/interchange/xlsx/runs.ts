/** Formatted text of a cell. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;
export type Mark = (typeof MARKS)[number];

/** A part of a text with the same formatting. Its marks are in the order of `MARKS`. */
export interface Run {
  text: string;
  marks: Mark[];
}

export const runOf = (text: string, marks: Iterable<Mark> = []): Run => {
  const given = new Set(marks);
  return { text, marks: MARKS.filter((mark) => given.has(mark)) };
};

const isSame = (one: Mark[], other: Mark[]) => one.join() === other.join();

/** Joins neighbours with the same formatting. */
export function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run.text === '') continue;
    if (last && isSame(last.marks, run.marks)) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

export const textOfRuns = (runs: Run[]): string => runs.map(({ text }) => text).join('');

/** Removes white space at both ends. */
export function trimRuns(runs: Run[]): Run[] {
  const text = textOfRuns(runs);
  return sliceRuns(runs, text.length - text.trimStart().length, text.trimEnd().length);
}

export function sliceRuns(runs: Run[], start: number, end: number): Run[] {
  let at = 0;
  const parts = runs.map(({ text, marks }) => {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return { text: part, marks };
  });
  return mergeRuns(parts);
}
