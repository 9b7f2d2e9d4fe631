/** Opens an examination for tests, with the server in memory and the device's storage. */

import { examStorage } from '../device-copy/exam-storage.ts';
import { createServerClock } from '../time/server-clock.ts';
import type { ExamState } from './exam-state.ts';
import { type OpenedExam, openExam } from './open-exam.ts';
import { EXAM_ID, type FakeServer, START_TIME } from './test-exam.ts';

export const OTHER_ATTEMPT = '01a1fbd3-0000-7000-8000-0000000000a2';

export function open(server: FakeServer, begins = true): Promise<OpenedExam> {
  const clock = createServerClock(() => 0);
  return openExam({ api: server.api, storage: examStorage, clock }, EXAM_ID, { left: begins ? 1 : 0 });
}

export async function openRunning(server: FakeServer): Promise<ExamState> {
  const opened = await open(server);
  if (opened.kind !== 'running') throw new Error('The attempt is over.');
  return opened.state;
}

export const entry = (question_id: string, seq: number, response: string) => ({
  question_id,
  response,
  flagged: false,
  seq,
  answered_at: new Date(START_TIME).toISOString(),
});
export const storedAnswer = (response: string, seq: number) => ({ response, flagged: false, seq });
