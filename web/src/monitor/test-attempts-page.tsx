/** Opens the page of an examination's attempts, in tests. */
import type { MonitoredAttempt } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { stored } from '../platform/device-store/stored.ts';
import { paths } from '../platform/navigation/paths.ts';
import { startSession } from '../platform/session/session.ts';
import { AttemptsPage } from './list/attempts-page.tsx';
import { NOW } from './test-attempts.ts';

export const LIST = `GET /api/examination/${EXAM_ID}/attempts`;

type Answers = Record<string, [status: number, body: unknown]>;

export const listOf = (...attempts: MonitoredAttempt[]): Answers => ({
  [LIST]: [200, { attempts, now: NOW, outage: null }],
});

/** Opens the page with answers by method and path. `sent` has all POST requests. */
export function openAttempts(answers: Answers) {
  const all: Answers = {
    [`GET /api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ examination_bank_count: 40 })],
    ...answers,
  };
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      const method = init?.method ?? 'GET';
      if (method === 'POST') {
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
        sent.push({ path: String(path), body });
      }
      const [status, body] = all[`${method} ${path}`] ?? [];
      if (status === undefined) throw new TypeError('Failed to fetch');
      return serverAnswer(body, status);
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <AttemptsPage /> }], {
    initialEntries: [paths.examinationAttempts],
  });
  renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), sent, answer: (more: Answers) => Object.assign(all, more) };
}

export const button = (name: string) => screen.findByRole('button', { name });
export function logInAsAdmin() {
  startSession(aToken({ role: 'admin' }));
  stored.examId.write(EXAM_ID);
}
