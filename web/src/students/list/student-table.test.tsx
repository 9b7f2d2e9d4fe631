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
  renderScreen(<StudentTable rows={rows} view={view} onView={vi.fn()} open={open} chosen={chosen} />);
  return open;
}

test('the columns are the full name, the gender, the class, the email address and the actions', () => {
  show();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Full Name', 'Jenis Kelamin', 'Class', 'Email', 'Action']);
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
