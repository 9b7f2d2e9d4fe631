import { expect, test } from 'vitest';
import { aSubmittedAttempt, attemptRow } from '../test-attempts.ts';
import { orderResults } from './order-results.ts';

const row = (name: string, className: string | null, number = 1) =>
  attemptRow(aSubmittedAttempt({ first_name: name, last_name: null, class: className }, { number }));

test('printed results are sorted by class, name and attempt', () => {
  const rows = [
    row('Zahra', null),
    row('Budi', 'X 10'),
    row('Siti', 'X 2', 2),
    row('Siti', 'X 2'),
    row('agus', 'X 2'),
  ];
  expect(orderResults(rows).map(({ name, number }) => `${name} ${number}`)).toEqual([
    'agus 1',
    'Siti 1',
    'Siti 2',
    'Budi 1',
    'Zahra 1',
  ]);
});
