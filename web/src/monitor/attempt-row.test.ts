import { expect, test } from 'vitest';
import { filterAttempts } from './attempt-row.ts';
import { aRunningRow, aSubmittedRow } from './test-attempts.ts';

const running = aRunningRow({ first_name: 'Ágnes', class: 'XII 1' });
const submitted = aSubmittedRow({ first_name: 'Budi', class: 'XII 2' });
const late = { ...aSubmittedRow({ first_name: 'Citra', class: 'XII 2' }), late: 2 };
const all = [running, submitted, late];

test.each([
  ['all', all],
  ['running', [running]],
  ['submitted', [submitted, late]],
  ['late', [late]],
] as const)('the filter %s finds the attempts that are so', (state, expected) => {
  expect(filterAttempts(all, { search: '', state })).toEqual(expected);
});

test.each([
  ['agnes', [running]],
  ['XII 2', [submitted, late]],
  ['budi xii', [submitted]],
  ['nobody', []],
])('the search %j looks at name and class', (search, expected) => {
  expect(filterAttempts(all, { search, state: 'all' })).toEqual(expected);
});
