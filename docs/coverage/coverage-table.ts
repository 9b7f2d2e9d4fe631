/** The rows of spec-coverage.md, and what is wrong with the tests they name. */
import type { NamedTest } from './test-titles.ts';

export interface Row {
  /** The section of the specification and the row's number in it, as `2.14`. */
  number: string;
  tests: { path: string; titles: string[] }[];
  /** Why no test can show it, where the cell says so. */
  reason: string | undefined;
}

/** Number, statement, what Lulus does, test. */
const COLUMNS = 4;
const NO_TEST = /^no test: (.+)$/;
const SEPARATOR = ' › ';

export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.replace(/^\| | \|$/g, '').split(' | ');
    const [number = ''] = cells;
    if (!/^\d/.test(number)) return [];
    // A row that is not whole names no test, which is found.
    const cell = (cells.length === COLUMNS && cells.at(-1)) || '';
    const reason = NO_TEST.exec(cell)?.[1];
    const names = reason === undefined ? cell.split('<br>') : [];
    const tests = names.map((name) => {
      const [path = '', ...titles] = name.trim().replaceAll('`', '').split(SEPARATOR);
      return { path, titles };
    });
    return [{ number, tests, reason }];
  });
}

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
