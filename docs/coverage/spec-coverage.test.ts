/** Holds spec-coverage.md to its word: every test that it names is there and runs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf, rowsOf } from './coverage-table.ts';
import { type NamedTest, testsIn } from './test-titles.ts';

const repository = new URL('../../', import.meta.url);
const rows = rowsOf(readFileSync(new URL('docs/spec-coverage.md', repository), 'utf8'));

const known = new Map<string, NamedTest[] | undefined>();
function testsOf(path: string): NamedTest[] | undefined {
  if (!known.has(path)) known.set(path, readTests(path));
  return known.get(path);
}

function readTests(path: string): NamedTest[] | undefined {
  if (!/\.(test|spec)\.tsx?$/.test(path)) return undefined;
  try {
    return testsIn(readFileSync(new URL(path, repository), 'utf8'), path);
  } catch {
    return undefined;
  }
}

test('every statement names tests that exist and run', () => {
  expect(problemsOf(rows, testsOf)).toEqual([]);
});

test('a statement without a test says why no test can show it', () => {
  const silent = rows.filter(({ reason }) => reason !== undefined && reason.split(' ').length < 4);
  expect(silent).toEqual([]);
});

test('sections 2 to 9 of the specification are covered, each row under a number of its own', () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([...new Set(numbers.map((number) => number.split('.')[0]))]).toEqual([...'23456789']);
  expect(numbers.length).toBeGreaterThan(200);
});
