/** The end of an attempt on this device: the result takes the place of everything that was kept of it. */
import type { ExamResult } from '@lulus/contract';
import { submittableAnswers } from './answers.ts';
import type { ExamSession } from './exam-session.ts';
import type { ExamPorts } from './open-exam.ts';
import { refusalOf } from './refusal.ts';
import { countWaiting } from './save-queue.ts';

type Ports = Pick<ExamPorts, 'api' | 'storage'>;

/**
 * Sends what waits, then submits. Answers how many answers came too late to count. Safe to repeat: the server
 * answers the same result, also when it has closed the attempt by itself. Throws when it could not be reached
 * or refused the list; then nothing has changed here.
 */
export async function submitAttempt(session: ExamSession): Promise<number> {
  await session.flush();
  const result = await submitOrFind(session);
  const late = result.closed_by === 'deadline' ? countWaiting(session.getState().queue) : 0;
  session.stop();
  session.ports.storage.finish(session.attemptId, result, { keepUnsent: late > 0 });
  return late;
}

/**
 * Fetches the result of an attempt that ended without this device. Answers how many answers were still
 * waiting here.
 */
export async function collectResult(
  { api, storage }: Ports,
  examId: string,
  attemptId: string,
): Promise<number> {
  const result = await api.result(examId);
  const late = countWaiting(storage.readUnsent(attemptId).queue);
  storage.finish(attemptId, result, { keepUnsent: late > 0 });
  return late;
}

async function submitOrFind({ examId, ports, getState }: ExamSession): Promise<ExamResult> {
  const state = getState();
  try {
    return await ports.api.submit(examId, submittableAnswers(state), state.seq);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== 'over' && refusal !== 'never') throw error;
    // An attempt that is closed has its result, whatever is wrong with the list.
    return ports.api.result(examId);
  }
}
