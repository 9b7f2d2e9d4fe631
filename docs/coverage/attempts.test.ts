/** Holds attempts.md to its word: every test that it names is there and runs, and every field note names one. */
import { expect, test } from 'vitest';
import { problemsOf } from './coverage-table.ts';
import { namedTests } from './named-tests.ts';
import { read, testsOf } from './test-files.ts';

const attempts = read('docs/attempts.md');
const named = namedTests(attempts);
const [, fieldNotes = ''] = attempts.split('\n## Field notes\n');

test('every test that is named exists and runs', () => {
  expect(problemsOf(named, testsOf)).toEqual([]);
});

test('every field note names a test', () => {
  const notes = fieldNotes.split('\n').filter((line) => /^\| \d/.test(line));
  expect(notes.length).toBeGreaterThan(20);
  const silent = notes.filter((note) => namedTests(note).length === 0);
  expect(silent).toEqual([]);
});

test('a table that names a file alone names no test', () => {
  const names = namedTests('| 8 | Held by `save-answers.test.ts`. |');
  expect(problemsOf(names, testsOf)).toEqual([
    '8: server/src/attempts/save-answers.test.ts names no test of the file',
  ]);
  expect(namedTests('All of it is in `save-answers.test.ts`.')).toEqual([]);
});

test('a test is named by its file and title, or several titles', () => {
  const line =
    "| 8 | What. | Held by `a.test.ts` 'one' and 'two, too'; `web/src/b.test.tsx` 'three', 'four'. |";
  expect(namedTests(line)).toEqual([
    {
      number: '8',
      tests: [
        { path: 'server/src/attempts/a.test.ts', titles: ['one'] },
        { path: 'server/src/attempts/a.test.ts', titles: ['two, too'] },
        { path: 'web/src/b.test.tsx', titles: ['three'] },
        { path: 'web/src/b.test.tsx', titles: ['four'] },
      ],
    },
  ]);
});
