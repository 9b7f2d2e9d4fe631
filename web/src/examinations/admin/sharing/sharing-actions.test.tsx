import type { Role } from '@lulus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { aToken, aUser } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { startSession } from '../../../platform/session/session.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../../test-examinations.ts';
import { SharingActions } from './sharing-actions.tsx';

const owner = { id: aUser().id, name: 'Siti Rahmawati' };
const ratna = { id: '01a1fbd7-63b8-7644-8d79-0000000000b1', name: 'Ratna Dewi' };
const budi = { id: '01a1fbd7-63b8-7644-8d79-0000000000b2', name: 'Budi Santoso' };
const former = { id: '01a1fbd7-63b8-7644-8d79-0000000000b3', name: 'Former Teacher' };

function open(role: Role, { teachers = [budi, ratna, owner], given = {} } = {}) {
  startSession(aToken({ role }));
  const examination = anExaminationOfAdmins({ owner, co_teachers: [ratna, former], ...given });
  const asked = fetchAnswersByPath({
    '/api/teacher/list': [200, { teachers }],
    [`/api/examination/${EXAM_ID}/co-teachers`]: [200, { message: '', examination }],
    [`/api/examination/${EXAM_ID}/owner`]: [200, { message: '' }],
  });
  const router = createMemoryRouter([
    { path: '/', element: <SharingActions examination={examination} /> },
    { path: '*', element: 'Another page' },
  ]);
  renderScreen(<RouterProvider router={router} />);
  const sent = () => {
    const call = asked.mock.calls.find(([, init]) => init?.method === 'PUT');
    return call && [call[0], JSON.parse(String(call[1]?.body))];
  };
  return { user: userEvent.setup(), sent, address: () => router.state.location.pathname };
}

const choices = () => screen.findAllByRole('option', { hidden: true });
const dialog = async () => within(await screen.findByRole('dialog'));

test('an owner chooses co-teachers among the active teachers', async () => {
  const { user, sent } = open('teacher');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('combobox', { name: 'Co-teachers' }));
  expect((await choices()).map(({ textContent }) => textContent)).toEqual(['Budi Santoso', 'Ratna Dewi']);
  await user.click(await screen.findByRole('option', { name: 'Budi Santoso', hidden: true }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await screen.findByText('The co-teachers are saved.');
  expect(sent()).toEqual([`/api/examination/${EXAM_ID}/co-teachers`, { ids: [ratna.id, budi.id] }]);
});

test('without another teacher, there is nothing to choose', async () => {
  const { user } = open('teacher', { teachers: [owner] });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('There is no other teacher yet.')).toBeTruthy();
  expect((await dialog()).queryByRole('button', { name: 'Save' })).toBeNull();
});

test('an owner who transfers the exam is warned, and leaves its page', async () => {
  const { user, sent, address } = open('teacher');
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/You no longer see it/)).toBeTruthy();
  await user.click(await screen.findByRole('combobox', { name: 'New owner' }));
  await user.click(await screen.findByRole('option', { name: 'Ratna Dewi', hidden: true }));
  await user.click((await dialog()).getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(address()).toBe('/examinations'));
  expect(sent()).toEqual([`/api/examination/${EXAM_ID}/owner`, { owner_id: ratna.id }]);
});

test('an admin gives an exam back to the school, and stays', async () => {
  const { user, sent, address } = open('admin');
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  await user.click(await screen.findByRole('combobox', { name: 'New owner' }));
  await user.click(await screen.findByRole('option', { name: 'The school', hidden: true }));
  await user.click((await dialog()).getByRole('button', { name: 'Transfer' }));
  await screen.findByText('The exam has a new owner.');
  expect(sent()).toEqual([`/api/examination/${EXAM_ID}/owner`, { owner_id: null }]);
  expect(address()).toBe('/');
});

test('an admin who transfers an exam of the school is told about its points', async () => {
  const { user } = open('admin', { given: { owner: null } });
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/do not count for the leaderboard/)).toBeTruthy();
  await user.click(await screen.findByRole('combobox', { name: 'New owner' }));
  expect((await choices()).map(({ textContent }) => textContent)).not.toContain('The school');
});
