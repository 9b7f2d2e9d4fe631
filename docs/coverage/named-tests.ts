/** The tests that a text of attempts.md names, as `file` 'title', or `file` 'title' and 'another'. */
import type { Row } from './coverage-table.ts';

const NAMED = /`([^`]+\.(?:test|spec)\.tsx?)`((?:(?:,| and|, and)? '[^']+')*)/g;
const TITLE = /'([^']+)'/g;

/** One row a line that names any, by the line's first cell or, outside of a table, its number. */
export function namedTests(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line, index) => {
    const number = /^\| (.+?) \|/.exec(line)?.[1] ?? `line ${index + 1}`;
    const tests = [...line.matchAll(NAMED)].flatMap(([, file = '', titles = '']) => {
      const path = pathOf(file);
      const named = [...titles.matchAll(TITLE)].map(([, title = '']) => ({ path, titles: [title] }));
      // A table names tests to be looked up; elsewhere a file may be spoken of as a whole.
      return named.length === 0 && line.startsWith('|') ? [{ path, titles: [] }] : named;
    });
    return tests.length > 0 ? [{ number, tests }] : [];
  });
}

/** Without a folder a file is in `server/src/attempts/`, with another one than `web/` and `e2e/` in `server/src/`. */
function pathOf(file: string): string {
  if (!file.includes('/')) return `server/src/attempts/${file}`;
  return /^(web|e2e|server)\//.test(file) ? file : `server/src/${file}`;
}
