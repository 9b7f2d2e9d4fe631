import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { startSession } from '../platform/session/session.ts';
import { aSchoolClass } from './test-classes.ts';

const ten = aSchoolClass({
  name: 'X 1',
  students: 32,
  homeroom_teacher: { id: aSchoolClass().id, name: 'Ibu Sri' },
});
const last = aSchoolClass({ name: 'XII 1', students: 30 });
const former = aSchoolClass({ name: 'XII 9', school_year: '2025/2026', archived: true });
const typed = (name: string) => ({ id: aSchoolClass().id, name, class: 'kelas 10' });

function open(answers: Parameters<typeof fetchAnswersByPath>[0] = {}) {
  startSession(aToken({ role: 'admin' }));
  const classes = [ten, last, former];
  const asked = fetchAnswersByPath({
    '/api/class/list': [200, { classes, unassigned: [typed('Rudi'), typed('Sari')] }],
    ...answers,
  });
  renderApp('/classes');
  const bodyOf = (path: string) => {
    const sent = asked.mock.calls.filter(([address]) => address === path).at(-1)?.[1]?.body;
    return JSON.parse(String(sent));
  };
  return { user: userEvent.setup(), bodyOf };
}

const names = () =>
  within(screen.getByRole('table', { name: 'List of classes' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

test('the page shows the classes of this year, and those of an earlier year by choice', async () => {
  const { user } = open();
  expect(await screen.findByRole('cell', { name: 'Ibu Sri' })).toBeTruthy();
  expect(names()).toEqual(['X 1', 'XII 1']);
  await user.selectOptions(screen.getByLabelText('School year'), '2025/2026');
  expect(names()).toEqual(['XII 9']);
});

test('students without a class are put into one together, by what they wrote', async () => {
  const { user, bodyOf } = open({ '/api/class/assign': [200, { message: 'Done.', assigned: 2 }] });
  const group = await screen.findByRole('row', { name: /kelas 10 Rudi, Sari/ });
  await user.selectOptions(within(group).getByRole('combobox'), 'X 1');
  await user.click(within(group).getByRole('button', { name: 'Put into class' }));
  expect(await screen.findByText('2 students are in X 1 now.')).toBeTruthy();
  expect(bodyOf('/api/class/assign')).toEqual({
    class_id: ten.id,
    ids: [expect.any(String), expect.any(String)],
  });
});

test('a new school year suggests the next classes, previews them, and begins after a confirmation', async () => {
  const outcome = [
    { id: ten.id, name: 'X 1', action: 'promote', new_name: 'XI 1', students: 32 },
    { id: last.id, name: 'XII 1', action: 'graduate', new_name: null, students: 30 },
  ];
  const { user, bodyOf } = open({ '/api/class/roll-over': [200, { message: 'Done.', classes: outcome }] });
  await user.click(await screen.findByRole('button', { name: 'New school year' }));
  expect(screen.getByLabelText<HTMLInputElement>('New name of X 1').value).toBe('XI 1');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('cell', { name: 'Class XI 1 in 2027/2028' })).toBeTruthy();
  const classes = [
    { id: ten.id, action: 'promote', name: 'XI 1', grade: '' },
    { id: last.id, action: 'graduate' },
  ];
  const body = { school_year: '2027/2028', classes };
  expect(bodyOf('/api/class/roll-over')).toEqual({ ...body, dry_run: true });
  await user.click(screen.getByRole('button', { name: 'Begin 2027/2028' }));
  expect(await screen.findByText('The school year 2027/2028 has begun.')).toBeTruthy();
  expect(bodyOf('/api/class/roll-over')).toEqual({ ...body, dry_run: false });
});
