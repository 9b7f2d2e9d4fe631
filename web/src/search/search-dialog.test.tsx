import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { fetchAnswers } from '../../test/server-answers.ts';
import { forgetPerson } from '../platform/device-store/stored.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { startSession } from '../platform/session/session.ts';
import { SearchDialog } from './search-dialog.tsx';

const EXAM = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const student = (number: number) => ({
  id: `01a1fbd7-63b8-7644-8d79-00000000000${number}`,
  first_name: 'Budi',
  middle_name: null,
  last_name: `Nomor${number}`,
  class: 'X 1',
  email: `budi${number}@sekolah.test`,
  whatsapp: null,
  login: `budi${number}@sekolah.test`,
});

function open() {
  const onClose = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <SearchDialog opened onClose={onClose} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/'] },
  );
  renderScreen(<RouterProvider router={router} />);
  const { pathname, search } = router.state.location;
  return {
    user: userEvent.setup(),
    onClose,
    address: () => router.state.location.pathname + router.state.location.search,
    before: pathname + search,
  };
}

const field = () => screen.findByRole('combobox', { name: 'Students and examinations' });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('the arrow keys cycle through the results, and Enter opens one', async () => {
  fetchAnswers(200, {
    students: [student(1), student(2)],
    examinations: [{ id: EXAM, examination_name: 'Budi Pekerti', status: 'draft', kind: 'examination' }],
  });
  const { user, address, onClose } = open();
  await user.type(await field(), 'budi');
  await screen.findByText('Pekerti', { exact: false });
  expect(screen.getAllByRole('group').map((group) => group.children.length)).toEqual([3, 2]);
  expect(chosen()).toContain('Nomor1');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Nomor2');
  expect((await field()).getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toContain('Budi Pekerti');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(examinationPath(paths.examinationDetail, EXAM)));
  expect(onClose).toHaveBeenCalled();
});

test('Enter before the results arrive opens the first result', async () => {
  fetchAnswers(200, { students: [student(1), student(2)], examinations: [] });
  const { user, address, onClose } = open();
  expect(document.activeElement).toBe(await field());
  await user.keyboard('budi{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(address()).toContain('budi1');
});

test('typing after Enter opens nothing', async () => {
  const answer = fetchAnswers(200, { students: [student(1)], examinations: [] });
  const { user, address, before } = open();
  await user.type(await field(), 'bu{Enter}di');
  await screen.findByRole('option');
  expect(answer).toHaveBeenCalledOnce();
  expect(address()).toBe(before);
});

test('a student leads to that student’s own dialog on the filtered list', async () => {
  fetchAnswers(200, { students: [student(1)], examinations: [] });
  const { user, address } = open();
  await user.type(await field(), 'budi');
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toBe(`${paths.registerStudent}?q=budi1%40sekolah.test&student=${student(1).id}`),
  );
});

test('if there may be more students, an entry leads to all of them', async () => {
  const students = Array.from({ length: 8 }, (_, index) => student(index));
  fetchAnswers(200, { students, examinations: [] });
  const { user, address } = open();
  await user.type(await field(), 'budi');
  await user.click(await screen.findByRole('option', { name: /Show all students/ }));
  await waitFor(() => expect(address()).toBe(`${paths.registerStudent}?q=budi`));
});

test('starts with recently opened entries, newest first', async () => {
  const found = {
    students: [student(1), student(2)],
    examinations: [{ id: EXAM, examination_name: 'Budi Pekerti', status: 'draft', kind: 'examination' }],
  };
  fetchAnswers(200, found);
  for (const name of [/Nomor2/, /Pekerti/, /Nomor2/]) {
    const { user } = open();
    await user.type(await field(), 'budi');
    await user.click(await screen.findByRole('option', { name }));
    cleanup();
  }
  const { user, address } = open();
  await field();
  expect(screen.getByRole('listbox', { name: 'Opened last' })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Budi Nomor2X 1 · budi2@sekolah.test',
    'Budi Pekerti',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(examinationPath(paths.examinationDetail, EXAM)));
});

test('shows a teacher that the search covers their own students and exams', async () => {
  startSession(aToken({ role: 'teacher' }));
  open();
  expect(await screen.findByText(/^Finds your students .* and your exams/)).toBeTruthy();
});

test('shows what can be found if there are no recent entries, as after a logout', async () => {
  fetchAnswers(200, { students: [student(1)], examinations: [] });
  const { user } = open();
  expect(await screen.findByText(/^Finds students by name, class/)).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(await field(), 'budi');
  await user.click(await screen.findByRole('option'));
  cleanup();
  forgetPerson();
  open();
  await field();
  expect(screen.queryByRole('option')).toBeNull();
});

test('one letter sends no request, and Enter opens nothing', async () => {
  const answer = fetchAnswers(200, { students: [student(1)], examinations: [] });
  const { user, address, before } = open();
  await user.type(await field(), 'b{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(answer).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
  expect(address()).toBe(before);
});

test('shows that nothing was found', async () => {
  fetchAnswers(200, { students: [], examinations: [] });
  const { user } = open();
  await user.type(await field(), 'zz top');
  expect(await screen.findByText('Nothing begins with “zz top”.')).toBeTruthy();
});
