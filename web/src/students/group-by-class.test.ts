import { expect, test } from 'vitest';
import { groupByClass } from './group-by-class.ts';
import { aRow } from './test-students.ts';

test('a list for paper has its classes as a person counts them, each by name, and those without a class last', () => {
  const rows = [
    aRow({ class: null, first_name: 'Zahra' }),
    aRow({ class: 'X 10', first_name: 'Budi' }),
    aRow({ class: 'X 2', first_name: 'siti' }),
    aRow({ class: 'X 2', first_name: 'Agus' }),
  ];
  expect(groupByClass(rows).map(([name, students]) => [name, students.map((one) => one.first_name)])).toEqual(
    [
      ['X 2', ['Agus', 'siti']],
      ['X 10', ['Budi']],
      [null, ['Zahra']],
    ],
  );
});
