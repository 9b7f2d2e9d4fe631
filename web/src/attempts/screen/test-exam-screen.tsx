/** Renders the exam screen with a server in memory, for tests. */
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { examStorage } from '../device-copy/exam-storage.ts';
import { createExamSession, type ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { ATTEMPT_ID, aServer, aState, DUE_TIME } from '../session/test-exam.ts';
import { useExamState } from '../session/use-exam.ts';
import { createServerClock } from '../time/server-clock.ts';
import { ExamScreen } from './exam-screen.tsx';

function Shown({ session }: { session: ExamSession }) {
  return <ExamScreen session={session} state={useExamState(session)} />;
}

/** Shows the exam screen `leftMs` before the due time. `chance` is the value of every random number. */
export function showExam(change?: Partial<ExamState>, leftMs = 90_000, chance = 0) {
  const server = aServer();
  server.now = DUE_TIME - leftMs;
  const clock = createServerClock(() => performance.now());
  clock.observe(new Date(server.now).toISOString(), performance.now());
  const session = createExamSession(
    {
      api: server.api,
      storage: examStorage,
      clock,
      random: () => chance,
      canCall: () => true,
      canStore: () => true,
      schedule: (task, ms) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    },
    { attemptId: ATTEMPT_ID, state: aState(change) },
  );
  session.start();
  onTestFinished(() => session.stop());
  const router = createMemoryRouter(
    [
      { path: '/examination', element: <Shown session={session} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/examination'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { server, session, user: userEvent.setup(), path: () => router.state.location.pathname };
}
