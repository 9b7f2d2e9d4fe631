import type { ExaminationAdmin } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { aToken, aUser } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { startSession } from '../../../platform/session/session.ts';
import { anExaminationOfAdmins } from '../../test-examinations.ts';
import { examinationAdminQuery } from '../admin-examinations.api.ts';
import { StatusActions } from './status-actions.tsx';

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});

const OTHER_TEACHER = '01a1fbd7-63b8-7644-8d79-0000000000b1';
const steps = { take: () => undefined, pending: undefined, error: null };

async function askForRelease(given: Partial<ExaminationAdmin>) {
  const examination = anExaminationOfAdmins({ status: 'published', results_release: 'by_hand', ...given });
  renderScreen(
    <MemoryRouter>
      <StatusActions examination={examination} steps={steps} mayPublish={false} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Release results' }));
  expect(await screen.findByText(/see their scores and answers from now on/)).toBeTruthy();
}

test('the release dialog counts students who started after the page was opened', async () => {
  const examination = anExaminationOfAdmins({ status: 'published', results_release: 'by_hand' });
  const { id } = examination;
  const answers: Parameters<typeof fetchAnswersByPath>[0] = {
    [`/api/examination/${id}/admin`]: [200, examination],
  };
  fetchAnswersByPath(answers);
  function Page() {
    const { data } = useQuery(examinationAdminQuery(id));
    return data && <StatusActions examination={data} steps={steps} mayPublish={false} />;
  }
  renderScreen(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const release = await screen.findByRole('button', { name: 'Release results' });
  answers[`/api/examination/${id}/admin`] = [200, { ...examination, attempts_running: 3 }];
  await userEvent.click(release);
  expect(await screen.findByText(/3 students still take it/)).toBeTruthy();
});

test.each([
  ['warns about the next attempt if there may be one', 2, null, 1],
  ['does not warn if one attempt is allowed', 1, null, 0],
  ['does not warn if the examination has closed', 2, '2020-01-01T00:00:00.000Z', 0],
])('the release dialog %s', async (_, attempts_allowed, closes_at, warnings) => {
  await askForRelease({ attempts_allowed, closes_at });
  expect(screen.queryAllByText(/each shows which answers were right/)).toHaveLength(warnings);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
])('the release dialog counts running attempts: %i', async (attempts_running, notes) => {
  await askForRelease({ attempts_running });
  const running = new RegExp(`${attempts_running} students? still takes? it`);
  expect(screen.queryAllByText(running)).toHaveLength(notes);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
])('the release dialog counts attempts with undecided late answers: %i', async (attempts_late, notes) => {
  await askForRelease({ attempts_late });
  const waiting = new RegExp(`${attempts_late} attempts? ha(s|ve) late answers .* decide first`);
  expect(screen.queryAllByText(waiting)).toHaveLength(notes);
});

test.each([
  ['published', ['Cancel', 'Archive'], ['archive']],
  ['archived', ['Cancel'], []],
] as const)(
  'an exam that students have taken, %s, is not offered for deletion',
  async (status, buttons, steps) => {
    const taken: string[] = [];
    renderScreen(
      <MemoryRouter>
        <StatusActions
          examination={anExaminationOfAdmins({ status, attempts_count: 2 })}
          steps={{ take: (step) => taken.push(step), pending: undefined, error: null }}
          mayPublish={false}
        />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/so it stays with its results/)).toBeTruthy();
    const texts = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(texts.filter(Boolean)).toEqual(buttons);
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    expect(taken).toEqual(steps);
  },
);

test('the release dialog does not look harmless while students still write', async () => {
  await askForRelease({ attempts_running: 3 });
  const dialog = within(await screen.findByRole('dialog'));
  const style = dialog.getByRole('button', { name: 'Release results' }).getAttribute('style');
  expect(style).toContain('--mantine-color-red');
});

test.each([
  ['an admin', 'admin', 'other', true],
  ['the owner', 'teacher', 'own', true],
  ['a co-teacher', 'teacher', 'other', false],
] as const)('%s (%s, exam: %s) may delete, share and transfer: %s', async (_, role, owner, isAllowed) => {
  const user = aUser({ role });
  startSession(aToken({ role }));
  const examination = anExaminationOfAdmins({
    owner: { id: owner === 'own' ? user.id : OTHER_TEACHER, name: 'Bu Ratna' },
  });
  renderScreen(
    <MemoryRouter>
      <StatusActions examination={examination} steps={steps} mayPublish={false} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeTruthy();
  for (const name of ['Share', 'Transfer', 'Delete'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(isAllowed ? 1 : 0);
});
