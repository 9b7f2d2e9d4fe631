import { expect, test } from 'vitest';
import { attemptRows, filterAttempts } from './attempt-row.ts';
import { aRunningAttempt, aRunningRow, aSubmittedAttempt, aSubmittedRow } from './test-attempts.ts';

const running = aRunningRow({ first_name: 'Ágnes', class: 'XII 1' });
const submitted = aSubmittedRow({ first_name: 'Budi', class: 'XII 2' });
const late = { ...aSubmittedRow({ first_name: 'Citra', class: 'XII 2' }), late: 2 };
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

test.each([
  'Rah\u200bmawati',
  'Rahmawati\u3164',
  'Rah\ufffcmawati',
  'Rah\ufeffmawati',
  'Rah\u200amawati',
  'Rahmawati \u200b',
  'Rah\u0001mawati\ufff9',
  'Rah\u{e0061}mawati',
  '\u202eRahmawati',
  'Ｒahmawati',
])('names that differ only in invisible characters get logins: %j', (last_name) => {
  const rows = attemptRows([
    aSubmittedAttempt({ login: 'a@example.test' }),
    aSubmittedAttempt({ last_name, login: 'b@example.test' }),
  ]);
  expect(rows.map(({ name }) => name)).toEqual([
    'Siti Rahmawati (a@example.test)',
    `Siti ${last_name} (b@example.test)`,
  ]);
});

test('a name that imitates another student’s name and login gets its own login', () => {
  const twins = ['a@example.test', 'b@example.test'].map((login) => aSubmittedAttempt({ login }));
  const disguised = aSubmittedAttempt({ last_name: 'Rahmawati (a@example.test)', login: 'c@example.test' });
  expect(attemptRows([...twins, disguised]).map(({ name }) => name)).toEqual([
    'Siti Rahmawati (a@example.test)',
    'Siti Rahmawati (b@example.test)',
    'Siti Rahmawati (a@example.test) (c@example.test)',
  ]);
});

test.each([
  '\u202eitawamhaR',
  '\u200fRahmawati',
  'Rahmawati · 9A',
  'Rahmawati 2',
  'Rahmawati <a@example.test>',
])('names with unusual characters get logins: %j', (last_name) => {
  const [row] = attemptRows([aSubmittedAttempt({ last_name, login: 'b@example.test' })]);
  expect(row?.name).toBe(`Siti ${last_name} (b@example.test)`);
});
