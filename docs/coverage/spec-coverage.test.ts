/** Holds spec-coverage.md to its word: every test that it names is there and runs. */
import { expect, test } from 'vitest';
import { problemsOf, rowsOf } from './coverage-table.ts';
import { read, testsOf } from './test-files.ts';

const rows = rowsOf(read('docs/spec-coverage.md'));

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
