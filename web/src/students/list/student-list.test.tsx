import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { NetworkError } from '../../platform/api/client.ts';
import { aStudent } from '../test-students.ts';
import { ListFailure } from './list-failure.tsx';
import type { OpenStudentDialog } from './student-dialogs.tsx';
import { StudentList } from './student-list.tsx';

const openDialog = vi.fn<OpenStudentDialog>();

beforeEach(() => {
  openDialog.mockClear();
});

function open(address = '/', readOnly = false) {
  const element = <StudentList open={openDialog} first={null} readOnly={readOnly} />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Student List' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

const school = Array.from({ length: 25 }, (_, index) =>
  aStudent({
    first_name: `Siswa${String(index + 1).padStart(2, '0')}`,
    middle_name: null,
    last_name: null,
    gender: index % 2 ? 'male' : 'female',
    class: index < 12 ? 'X 2' : 'X 10',
    email: `s${index + 1}@sekolah.test`,
  }),
);

describe('the student list', () => {
  test('shows a message when there is no student yet', async () => {
    fetchAnswers(200, []);
    open();
    expect(await screen.findByText('No students yet')).toBeTruthy();
  });

  test('only shows the students to a teacher, with what each has taken', async () => {
    fetchAnswers(200, [aStudent({ has_password: false })]);
    const { user } = open('/', true);
    const table = await screen.findByRole('table');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /links?$/ })).toBeNull();
    const [name, ...others] = within(table)
      .getAllByRole('button', { name: /^(?!.*sort)/i })
      .filter((button) => button.closest('tbody'));
    expect(others).toEqual([]);
    await user.click(name as HTMLElement);
    expect(openDialog).toHaveBeenCalledWith(expect.objectContaining({ kind: 'attempts' }));
  });

  test('shows the status of a failed load, and can be retried', async () => {
    fetchAnswers(503, { message: 'The server is busy. Please try again in a moment.', code: 'unavailable' });
    const { user } = open();
    expect(await screen.findByText('Could not fetch data: 503 - Service Unavailable')).toBeTruthy();
    expect(screen.getByText('The server is busy. Please try again in a moment.')).toBeTruthy();
    fetchAnswers(200, school);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('has the status 0 without a connection', () => {
    renderScreen(<ListFailure error={new NetworkError()} retry={vi.fn()} retrying={false} />);
    expect(screen.getByText('Could not fetch data: 0 - No connection')).toBeTruthy();
  });

  test('needs only the fields of the specification', async () => {
    const { id, first_name, middle_name, last_name, gender, class: of, email } = aStudent();
    fetchAnswers(200, [{ id, first_name, middle_name, last_name, gender, class: of, email }]);
    open();
    await screen.findByRole('table');
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['Perempuan', 'X IPA 2', 'siti@sekolah.test']));
    expect(screen.queryByText(/password/i)).toBeNull();
  });

  test('shows ten students per page, with gender, class and email', async () => {
    fetchAnswers(200, school);
    const { user } = open();
    await screen.findByRole('table');
    expect(names()).toHaveLength(10);
    const [, first] = screen.getAllByRole('row');
    const texts = within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(texts.slice(1, 4)).toEqual(['Perempuan', 'X 2', 's1@sekolah.test081234567890']);
    expect(screen.getByText('1–10 of 25 students')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Page / })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(names()).toEqual(['Siswa21', 'Siswa22', 'Siswa23', 'Siswa24', 'Siswa25']);
  });

  test('searches a moment after the last key, and writes the text to the address', async () => {
    fetchAnswers(200, school);
    const { user, search } = open('/?page=3');
    await screen.findByRole('table');
    await user.type(screen.getByLabelText('Search'), 'siswa07');
    expect(names()).toHaveLength(5);
    await waitFor(() => expect(names()).toEqual(['Siswa07']));
    expect(search()).toBe('?q=siswa07');
  });

  test('shows that nothing matches, with a button to show everyone', async () => {
    fetchAnswers(200, school);
    const { user } = open('/?q=unknown');
    expect(await screen.findByText('No matching records found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  });

  test('filters by class, and sorts by a heading', async () => {
    fetchAnswers(200, school);
    const { user } = open();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Class'), 'X 10');
    await waitFor(() => expect(names()[0]).toBe('Siswa13'));
    await user.click(screen.getByRole('button', { name: 'Full Name' }));
    await waitFor(() => expect(names()[0]).toBe('Siswa25'));
    const heading = screen.getByRole('columnheader', { name: 'Full Name' });
    expect(heading.getAttribute('aria-sort')).toBe('descending');
  });

  test('marks students without a password, and offers links for all of them', async () => {
    const students = [aStudent(), aStudent({ has_password: false }), aStudent({ has_password: false })];
    fetchAnswers(200, students);
    const { user } = open();
    await screen.findByRole('table');
    expect(screen.getAllByText('Belum ada kata sandi')).toHaveLength(2);
    expect(screen.getByText('2 students have no password yet and cannot log in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make links for all 2' }));
    expect(openDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'links' });
  });

  test('offers no links if everyone has a password', async () => {
    fetchAnswers(200, school);
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /Make/ })).toBeNull();
  });
});

describe('choosing students', () => {
  test('offers actions for the students of the page, and then for all that are found', async () => {
    fetchAnswers(200, school);
    const { user } = open('/?class=X+2');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Change class' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    expect(screen.getByText('10 chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose all 12 found' }));
    await user.click(screen.getByRole('button', { name: 'Change class' }));
    expect(openDialog.mock.calls[0]?.[0]).toMatchObject({ kind: 'classChosen', students: { length: 12 } });
  });

  test('never includes students that a filter hides', async () => {
    fetchAnswers(200, school);
    const { user } = open('/?sort=name');
    await screen.findByRole('table');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Siswa01' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Siswa02' }));
    await user.type(screen.getByLabelText('Search'), 'siswa02');
    await waitFor(() => expect(screen.getByText('1 chosen')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Set-password links' }));
    expect(openDialog.mock.calls[0]?.[0]).toMatchObject({ students: [{ first_name: 'Siswa02' }] });
  });
});
