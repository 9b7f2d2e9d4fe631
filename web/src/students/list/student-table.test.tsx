import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aRow } from '../test-students.ts';
import { readListView } from './list-view.ts';
import { StudentTable } from './student-table.tsx';

function show(rows = [aRow()]) {
  const open = vi.fn();
  const view = readListView(new URLSearchParams());
  const chosen = { rows: [], has: () => false, choose: vi.fn(), clear: vi.fn() };
  const hasNumbers = rows.some(({ number }) => number !== null);
  const props = { rows, hasNumbers, view, onView: vi.fn(), open, chosen };
  renderScreen(<StudentTable {...props} />);
  return open;
}

test('the columns are the full name, the gender, the class, the email address and the actions', () => {
  show();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Full Name', 'Jenis Kelamin', 'Class', 'Email', 'Action']);
});

test('numbers have their own column once a student has one', () => {
  show([
    aRow({ nisn: '0071234567', username: 'siti', email: null, whatsapp: null }),
    aRow({ username: 'budi' }),
    aRow(),
  ]);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
  const cells = screen.getAllByRole('row').map((row) => row.children[4]?.textContent);
  expect(cells).toEqual(['Number', '0071234567', 'budi', '–Not given']);
});

test('a row has the full name, and the gender in Indonesian', () => {
  show([aRow({ gender: 'male' }), aRow({ gender: 'female' })]);
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Siti Nur Rahmawati');
  expect(screen.getByText('Laki - laki')).toBeTruthy();
  expect(screen.getByText('Perempuan')).toBeTruthy();
});

test('the delete icon of a row asks about its student', () => {
  const row = aRow();
  const open = show([row]);
  screen.getByRole('button', { name: 'Hapus Siti Nur Rahmawati' }).click();
  expect(open).toHaveBeenCalledWith({ kind: 'delete', student: row });
});

test('a name opens the student’s attempts', () => {
  const row = aRow();
  const open = show([row]);
  screen.getByRole('button', { name: 'Siti Nur Rahmawati' }).click();
  expect(open).toHaveBeenCalledWith({ kind: 'attempts', student: row });
});
