import { expect, test } from 'vitest';
import { attemptRows, filterAttempts } from './attempt-row.ts';
import {
  aRunningAttempt,
  aRunningRow,
  aSubmittedAttempt,
  aSubmittedRow,
  lateAnswers,
} from './test-attempts.ts';

const running = aRunningRow({ first_name: 'Ágnes', class: 'XII 1' });
const submitted = aSubmittedRow({ first_name: 'Budi', class: 'XII 2' });
const late = { ...aSubmittedRow({ first_name: 'Citra', class: 'XII 2' }), late: lateAnswers() };
const all = [running, submitted, late];

test.each([
  ['all', all],
  ['running', [running]],
  ['submitted', [submitted, late]],
  ['late', [late]],
] as const)('the filter %s finds the matching attempts', (state, expected) => {
  expect(filterAttempts(all, { search: '', state })).toEqual(expected);
});

test.each([
  ['agnes', [running]],
  ['XII 2', [submitted, late]],
  ['budi xii', [submitted]],
  ['nobody', []],
])('the search %j matches name and class', (search, expected) => {
  expect(filterAttempts(all, { search, state: 'all' })).toEqual(expected);
});

test('logins appear only beside names that several students share', () => {
  const twin = aSubmittedAttempt({ login: '081200000001' });
  const again = { ...twin, id: aSubmittedAttempt().id, number: 2 };
  const namesake = aRunningAttempt({ first_name: 'siti' });
  const elsewhere = aSubmittedAttempt({ class: 'XII · Attempt 2', login: 'b@example.test' });
  const other = aSubmittedAttempt({ first_name: 'Nur‘aini', last_name: 'Abdul-Rahman, S.Pd.' });
  expect(attemptRows([twin, again, namesake, elsewhere, other]).map(({ name }) => name)).toEqual([
    'Siti Rahmawati (081200000001)',
    'Siti Rahmawati (081200000001)',
    'siti Rahmawati (siti@example.test)',
    'Siti Rahmawati (b@example.test)',
    'Nur‘aini Abdul-Rahman, S.Pd.',
  ]);
  expect(attemptRows([twin, again]).map(({ name }) => name)).toEqual(['Siti Rahmawati', 'Siti Rahmawati']);
});
