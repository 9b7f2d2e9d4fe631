/** Starts an exam session for tests, with the server in memory and fake time. */
import { vi } from 'vitest';
import { examStorage } from '../device-copy/exam-storage.ts';
import { createServerClock } from '../time/server-clock.ts';
import { createExamSession, type ExamSession } from './exam-session.ts';
import { openExam } from './open-exam.ts';
import { EXAM_ID, type FakeServer } from './test-exam.ts';

export async function begin(server: FakeServer, canStore = () => true): Promise<ExamSession> {
  const ports = {
    api: server.api,
    storage: examStorage,
    clock: createServerClock(() => Date.now()),
    random: () => 0.5,
    canCall: () => true,
    canStore,
    schedule: (task: () => void, ms: number) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  const opened = await openExam(ports, EXAM_ID, { left: 1 });
  if (opened.kind !== 'running') throw new Error('The attempt is over.');
  const session = createExamSession(ports, opened);
  session.start();
  return session;
}

export const choose = (session: ExamSession, question_id: string, response: string) =>
  session.dispatch({ type: 'answered', question_id, response });
/** Advances the fake time, and lets pending promises settle. */
export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
