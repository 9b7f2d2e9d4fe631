import { requiredText } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { textCell } from './cell-text.ts';
import type { Column } from './columns.ts';
import { findDataSheet } from './find-heading.ts';

const column = (...headings: Column['headings']): Column => ({
  headings,
  cell: textCell,
  check: requiredText(),
});
const kind = {
  columns: {
    name: column('Nama', 'Nama Siswa'),
    number: column('NIS', 'Nomor Induk'),
    national: column('NISN', 'Nomor NISN'),
    guardian: column('Nama Wali'),
    place: column('Tempat Lahir'),
    date: column('Tanggal Lahir'),
  },
  missing: () => undefined,
  noHeading: problem('no_heading'),
};

function find(...rows: Cell[][]) {
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells }));
  const { sheet } = findDataSheet([{ name: 'Siswa', rows: numbered }], kind);
  const columns = [...sheet.heading.columns].map(([field, { index }]) => [field, index]);
  return { columns: Object.fromEntries(columns), others: sheet.heading.others, rows: sheet.rows };
}
const rowsOf = ({ rows }: ReturnType<typeof find>) => rows.map(({ row }) => row);

describe('the heading of a sheet', () => {
  test('may have a title above it, and a column that counts the lines', () => {
    const found = find(
      ['DAFTAR NAMA SISWA'],
      ['Kelas : 7A'],
      ['NO', 'NISN', 'NAMA\u00a0SISWA', 'RUANG'],
      [1, '1', 'Siti'],
    );
    expect(found.columns).toEqual({ national: 1, name: 2 });
    expect(found.others).toEqual(['RUANG']);
    expect(rowsOf(found)).toEqual([4]);
  });

  test('may have two rows, with a group above its columns', () => {
    const found = find(
      ['DAFTAR SISWA'],
      ['NO', 'NOMOR', null, 'NAMA', 'LAHIR', null, 'WALI'],
      ['NO', 'NISN', 'INDUK', 'NAMA', 'TEMPAT', 'TANGGAL', 'NAMA'],
      [1, '1', '2', 'Siti', 'Bandung', '17/8/2009', 'Hasan'],
    );
    expect(found.columns).toEqual({ national: 1, number: 2, name: 3, place: 4, date: 5, guardian: 6 });
    expect(found.others).toEqual([]);
    expect(rowsOf(found)).toEqual([4]);
  });

  test('may be written over two rows', () => {
    const found = find(['NO', 'NAMA', 'NOMOR'], [null, 'SISWA', 'INDUK'], [1, 'Siti', '2']);
    expect(found.columns).toEqual({ name: 1, number: 2 });
    expect(rowsOf(found)).toEqual([3]);
  });

  test('may have a row of column numbers below it', () => {
    expect(rowsOf(find(['NO', 'NIS', 'NAMA'], ['(1)', '(2)', '(3)'], [1, '2', 'Siti']))).toEqual([3]);
  });
});

test('rows without a value in a read column are left out', () => {
  const found = find(
    ['NO', 'NIS', 'NAMA', 'CATATAN'],
    [1, '2', 'Siti'],
    [2, null, null, null],
    [null, null, null, 'Kepala Sekolah'],
  );
  expect(rowsOf(found)).toEqual([2]);
});
