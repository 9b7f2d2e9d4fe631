/** The end of an attempt on this device: the result takes the place of everything that was kept of it. */
import { submittableAnswers } from './answers.ts';
import type { Outcome } from './attempts.api.ts';
import type { ExamSession } from './exam-session.ts';
import type { ExamPorts } from './open-exam.ts';
import { refusalOf } from './refusal.ts';
import { countWaiting } from './save-queue.ts';

type Ports = Pick<ExamPorts, 'api' | 'storage'>;

export interface Ending {
  /** How many answers came too late to count. */
  late: number;
  resultsAt: string | null;
}

/**
 * Sends what waits, then submits. Safe to repeat: the server answers the same result, also when it has closed
 * the attempt by itself. Throws when it could not be reached or refused the list; then nothing has changed here.
 */
export async function submitAttempt(session: ExamSession): Promise<Ending> {
  await session.flush();
  const outcome = await submitOrFind(session);
  const waiting = countWaiting(session.getState().queue);
  session.stop();
  return finish(session.ports.storage, session.attemptId, outcome, waiting);
}

/** Fetches the result of an attempt that ended without this device; what was still waiting here came too late. */
export async function collectResult(
  { api, storage }: Ports,
  examId: string,
  attemptId: string,
): Promise<Ending> {
  const outcome = await api.result(examId);
  const late = countWaiting(storage.readUnsent(attemptId).queue);
  storage.finish(attemptId, outcome.result, { keepUnsent: late > 0 });
  return { late, resultsAt: outcome.resultsAt };
}

/** While the result is not released nobody knows who closed the attempt: what waits is kept, and not called late. */
function finish(
  storage: Ports['storage'],
  attemptId: string,
  { result, resultsAt }: Outcome,
  waiting: number,
): Ending {
  const late = result?.closed_by === 'deadline' ? waiting : 0;
  storage.finish(attemptId, result, { keepUnsent: late > 0 || (result === null && waiting > 0) });
  return { late, resultsAt };
}

async function submitOrFind({ examId, attemptId, ports, getState }: ExamSession): Promise<Outcome> {
  const state = getState();
  try {
    return await ports.api.submit({ examId, attemptId }, submittableAnswers(state), state.seq);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== 'over' && refusal !== 'never') throw error;
    // An attempt that is closed has its result, whatever is wrong with the list.
    return ports.api.result(examId);
  }
}
