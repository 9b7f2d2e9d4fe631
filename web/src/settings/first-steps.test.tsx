import type { FirstSteps as Steps } from '@lulus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen, someSettings } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { FirstSteps } from './first-steps.tsx';

const nothing: Steps['done'] = {
  school: false,
  language: false,
  registration: false,
  students: false,
  prize: false,
  examination: false,
  preview: false,
  publish: false,
};

/** Shows the steps of a new school. Returns the saved answers; each answers its question. */
async function open() {
  const sent: Record<string, string>[] = [];
  const done = { ...nothing };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      if (init?.method !== 'POST') {
        return serverAnswer(path === '/api/first-steps' ? { hidden: false, done } : someSettings());
      }
      const body = Object.fromEntries((init.body as FormData).entries()) as Record<string, string>;
      sent.push(body);
      done.language ||= 'default_language' in body;
      done.registration ||= 'registration_open' in body;
      done.prize ||= 'prize_on' in body;
      return serverAnswer({ message: 'The settings are saved.', settings: someSettings() });
    }),
  );
  renderScreen(
    <MemoryRouter>
      <Suspense>
        <FirstSteps />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('0 of 8 done');
  return { sent, user: userEvent.setup() };
}

const stepOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('a new school is asked for its language, and a press answers', async () => {
  const { sent, user } = await open();
  const step = stepOf('Choose the language of the screens');
  expect(step.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Campuran',
    'English',
    'Bahasa Indonesia',
    'Each visitor’s browser',
  ]);
  await user.click(step.getByRole('button', { name: 'Each visitor’s browser' }));
  await screen.findByText('1 of 8 done');
  expect(sent).toEqual([{ default_language: 'browser' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Each visitor’s browser' })).toBeNull());
});

test('a new school is told what prize students see, and keeps it or switches it off', async () => {
  const { sent, user } = await open();
  const step = stepOf('Confirm or change the prize');
  expect(step.getByText(/^Students see “WIN \$10” above the leaderboard\./)).toBeTruthy();
  expect(step.getByRole('link').getAttribute('href')).toBe('/admin/settings');
  await user.click(step.getByRole('button', { name: 'Keep “WIN $10”' }));
  await screen.findByText('1 of 8 done');
  expect(sent).toEqual([{ prize_on: 'true' }]);
});

test('a new school is asked who makes the accounts', async () => {
  const { sent, user } = await open();
  const step = stepOf('Decide who creates student accounts');
  await user.click(step.getByRole('button', { name: 'Only the school' }));
  await screen.findByText('1 of 8 done');
  expect(sent).toEqual([{ registration_open: 'false' }]);
});
