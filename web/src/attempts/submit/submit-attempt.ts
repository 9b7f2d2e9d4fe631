/** The end of an attempt on this device: the result takes the place of everything that was kept of it. */
import { submittedList } from '../answers/answers.ts';
import { EMPTY_QUEUE, type SaveQueue } from '../answers/save-queue.ts';
import type { AttemptRef, Outcome } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import { handIn } from '../late/late-answers.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { SessionPorts } from '../session/session-ports.ts';

type Ports = Pick<SessionPorts, 'api' | 'storage' | 'canKeep'>;

export interface Ending {
  /** How many answers were handed in after the attempt was closed. */
  late: number;
  resultsAt: string | null;
}

/**
 * Sends what waits, then submits. Safe to repeat: the server answers the same result, also when it has closed
 * the attempt by itself. Throws when it could not be reached or refused the list; then nothing has changed here.
 */
export async function submitAttempt(session: ExamSession): Promise<Ending> {
  const { lostSince, open } = session.getState();
  if (lostSince !== null) await session.ask();
  // Time that was given back may have reopened a section, with others after it.
  if (session.getState().open?.section !== open?.section) throw new Error('Another section is open.');
  await session.flush();
  const outcome = await submitOrFind(session);
  const { queue } = session.getState();
  session.stop();
  return finish(session.ports, session, outcome, queue, lostSince);
}

/** Fetches the result of an attempt that ended without this device; what was still waiting here came too late. */
export async function collectResult(ports: Ports, attempt: AttemptRef): Promise<Ending> {
  const { api, storage } = ports;
  const outcome = await api.result(attempt.examId);
  const copy = await storage.readCopy(attempt.attemptId);
  return finish(ports, attempt, outcome, copy ?? EMPTY_QUEUE, copy?.lost_since ?? null);
}

/**
 * What still waits is handed in as late: the server knows what of it the submitted list has brought anyway. What cannot
 * be handed in now stays on the device.
 */
async function finish(
  { api, storage, canKeep }: Ports,
  attempt: AttemptRef,
  { result, resultsAt }: Outcome,
  queue: SaveQueue,
  lostSince: number | null,
): Promise<Ending> {
  const { received, isDone } = await handIn(api, attempt, queue, lostSince);
  // Of a student who has gone meanwhile it could not be read what waits.
  const isHere = canKeep();
  await storage.finish(attempt.attemptId, result, { keepUnsent: !isDone || !isHere, isHere });
  return { late: received, resultsAt };
}

async function submitOrFind({ examId, attemptId, ports, getState }: ExamSession): Promise<Outcome> {
  const state = getState();
  try {
    return await ports.api.submit({ examId, attemptId }, submittedList(state));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== 'over' && refusal !== 'never') throw error;
    // An attempt that is closed has its result, whatever is wrong with the list. One that runs has none, though an earlier one may.
    const { attempt_id, submitted_at } = await ports.api.clock(examId);
    if (attempt_id === attemptId && submitted_at === null) throw error;
    return ports.api.result(examId);
  }
}
