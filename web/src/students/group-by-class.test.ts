import { expect, test } from 'vitest';
import { groupByClass } from './group-by-class.ts';
import { aRow } from './test-students.ts';

test('printed lists have classes in numeric order, students by name, and students without a class last', () => {
  const rows = [
    aRow({ class: null, first_name: 'Zahra' }),
    aRow({ class: 'X 10', first_name: 'Budi' }),
    aRow({ class: 'X 2', first_name: 'siti' }),
    aRow({ class: 'x-2', first_name: 'Agus' }),
  ];
  expect(groupByClass(rows).map(([name, students]) => [name, students.map((one) => one.first_name)])).toEqual(
    [
      ['X 2', ['Agus', 'siti']],
      ['X 10', ['Budi']],
      [null, ['Zahra']],
    ],
  );
});
