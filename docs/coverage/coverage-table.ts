/** What is wrong with the tests that a document names. */
import type { NamedTest } from './test-titles.ts';

export interface Row {
  /** Where the document names them: a line's first cell, or its number. */
  number: string;
  tests: { path: string; titles: string[] }[];
}

const SEPARATOR = ' › ';

/** One sentence for each row whose test is not there, is not the only one of its name, or is skipped. */
export function problemsOf(rows: Row[], testsOf: (path: string) => NamedTest[] | undefined): string[] {
  return rows.flatMap(({ number, tests }) =>
    tests.flatMap(({ path, titles }) => {
      const title = titles.join(SEPARATOR);
      const problem = problemOf(testsOf(path), title);
      return problem ? [`${number}: ${path}${title && SEPARATOR}${title} ${problem}`] : [];
    }),
  );
}

function problemOf(inFile: NamedTest[] | undefined, title: string): string | undefined {
  if (!inFile) return 'is no test file';
  if (!title) return 'names no test of the file';
  const named = inFile.filter(({ titles }) => {
    const full = titles.join(SEPARATOR);
    return full === title || full.endsWith(`${SEPARATOR}${title}`);
  });
  if (named.length === 0) return 'is not there';
  if (named.length > 1) return 'is the name of more than one test';
  return named[0]?.isSkipped ? 'is skipped' : undefined;
}
