/** Actions of an admin on several examinations of the list at once. */
import type { Examination } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aToken } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { stored } from '../../../platform/device-store/stored.ts';
import { startSession } from '../../../platform/session/session.ts';
import { anExamination } from '../../test-examinations.ts';

const LIST = '/api/examination';

function open(examinations: Examination[], answers: Parameters<typeof fetchAnswersByPath>[0] = {}) {
  startSession(aToken({ role: 'admin' }));
  const asked = fetchAnswersByPath({
    [LIST]: [200, { examinations, examinations_result: {} }],
    ...answers,
  });
  const bodyOf = (path: string) =>
    JSON.parse(String(asked.mock.calls.findLast(([address]) => address === path)?.[1]?.body));
  return { ...renderApp('/examinations'), bodyOf };
}

const choose = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` });
const actions = () =>
  within(screen.getByRole('region', { name: 'Chosen rows' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('the chosen examinations are archived without a confirmation, and Undo restores them', async () => {
  const [physics, biology] = [
    anExamination({ examination_name: 'Physics' }),
    anExamination({ examination_name: 'Biology', status: 'draft' }),
  ] as const;
  const { user, bodyOf } = open([physics, biology, anExamination({ examination_name: 'History' })], {
    [`${LIST}/archive`]: [200, { message: '', archived: [biology.id], missing: 1 }],
    [`${LIST}/restore`]: [200, { message: '', restored: [biology.id], missing: 0 }],
  });
  await user.click(await choose('Physics'));
  await user.click(await choose('Biology'));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('1 examination is archived.')).toBeTruthy();
  expect(screen.getByText('1 of the chosen examinations had been deleted already.')).toBeTruthy();
  expect(bodyOf(`${LIST}/archive`)).toEqual({ ids: [physics.id, biology.id] });
  expect(screen.queryByText('2 chosen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was before.')).toBeTruthy();
  expect(bodyOf(`${LIST}/restore`)).toEqual({ ids: [biology.id] });
});

test('the chosen examinations are copied, and undo deletes the copies', async () => {
  const physics = anExamination({ examination_name: 'Physics' });
  const copy = anExamination({ examination_name: 'Physics (copy)', status: 'draft' });
  const { user, bodyOf } = open([physics], {
    [`${LIST}/duplicate`]: [201, { message: '', copies: [copy.id], missing: 0 }],
    [`${LIST}/delete`]: [200, { message: '', deleted: 1, in_use: [], missing: 0 }],
  });
  await user.click(await choose('Physics'));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('1 copy is made, as a draft.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was before.')).toBeTruthy();
  expect([bodyOf(`${LIST}/duplicate`), bodyOf(`${LIST}/delete`)]).toEqual([
    { ids: [physics.id] },
    { ids: [copy.id] },
  ]);
});

test('only actions that change at least one chosen examination are offered', async () => {
  const { user } = open([
    anExamination({ examination_name: 'Draft', status: 'draft', results_release: 'by_hand' }),
    anExamination({ examination_name: 'Old', status: 'archived' }),
    anExamination({ examination_name: 'Waiting', results_release: 'by_hand' }),
  ]);
  await user.click(await choose('Draft'));
  expect(actions()).toEqual(['Duplicate', 'Archive', 'Delete', 'Choose none']);
  await user.click(await choose('Old'));
  expect(actions()).toEqual(['Duplicate', 'Restore', 'Archive', 'Delete', 'Choose none']);
  await user.click(await choose('Waiting'));
  expect(actions()).toEqual(['Release results', 'Duplicate', 'Restore', 'Archive', 'Delete', 'Choose none']);
});

test('deletion asks first; examinations with attempts stay, are counted, and remain chosen', async () => {
  const [physics, biology] = [
    anExamination({ examination_name: 'Physics' }),
    anExamination({ examination_name: 'Biology' }),
  ] as const;
  const { user, bodyOf } = open([physics, biology], {
    [`${LIST}/delete`]: [200, { message: '', deleted: 1, in_use: [biology.id], missing: 0 }],
  });
  stored.examId.write(physics.id);
  await user.click(await choose('Physics'));
  await user.click(await choose('Biology'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Physics and Biology: deleted for good/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 examination has been taken and stays. You can archive it.')).toBeTruthy();
  expect(bodyOf(`${LIST}/delete`)).toEqual({ ids: [physics.id, biology.id] });
  expect(await choose('Biology')).toHaveProperty('checked', true);
  expect(stored.examId.read()).toBeNull();
});

test('an exam that students have taken is not offered for deletion, but can be archived', async () => {
  const [physics, biology] = [
    anExamination({ examination_name: 'Physics', is_taken: true }),
    anExamination({ examination_name: 'Biology', is_taken: false }),
  ] as const;
  const { user, bodyOf } = open([physics, biology], {
    [`${LIST}/archive`]: [200, { message: '', archived: [physics.id], missing: 0 }],
  });
  await user.click(await choose('Physics'));
  await user.click(await choose('Biology'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const both = within(await screen.findByRole('dialog'));
  expect(
    both.getByText(/^Biology: deleted for good .* Students have taken Physics: this stays\.$/),
  ).toBeTruthy();
  await user.click(both.getByRole('button', { name: 'Cancel' }));
  await user.click(await choose('Biology'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const taken = within(await screen.findByRole('dialog', { name: 'This exam cannot be deleted' }));
  await user.click(taken.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('1 examination is archived.')).toBeTruthy();
  expect(bodyOf(`${LIST}/archive`)).toEqual({ ids: [physics.id] });
});
