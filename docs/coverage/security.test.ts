/** Holds security.md to its word: every threat names a test, and every test that it names is there and runs. */
import { expect, test } from 'vitest';
import { problemsOf, type Row } from './coverage-table.ts';
import { read, testsOf } from './test-files.ts';

const TESTS = /`([^`]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+"(?: \([^)]*\))?)+)/g;
/** Threat, what stops it, test, what is left. */
const COLUMNS = 4;

function threatsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.replace(/^\| | \|$/g, '').split(' | ');
    const [threat = '', , named = ''] = cells;
    if (!line.startsWith('| ') || cells.length !== COLUMNS || threat === 'threat') return [];
    const tests = [...named.matchAll(TESTS)].flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ path, titles: [title] })),
    );
    return [{ number: threat, tests }];
  });
}

const threats = threatsOf(read('docs/security.md'));

test('every threat names a test', () => {
  expect(threats.length).toBeGreaterThan(60);
  expect(threats.filter(({ tests }) => tests.length === 0).map(({ number }) => number)).toEqual([]);
});

test('every test that stops a threat exists and runs', () => {
  expect(problemsOf(threats, testsOf)).toEqual([]);
});
