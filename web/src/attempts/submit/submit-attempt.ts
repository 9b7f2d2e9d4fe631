/** Ends an attempt on this device. The result replaces its stored data. */
import { submittedList } from '../answers/answers.ts';
import { EMPTY_QUEUE, type SaveQueue } from '../answers/save-queue.ts';
import type { AttemptRef, Outcome } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import { handIn } from '../late/late-answers.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { SessionPorts } from '../session/session-ports.ts';

type Ports = Pick<SessionPorts, 'api' | 'storage' | 'canStore'>;

export interface Ending {
  /** How many late answers differ from the graded ones. */
  late: number;
  resultsAt: string | null;
}

/**
 * Sends waiting answers, then submits. Idempotent: a closed attempt has the same result again. Throws if the server is
 * unreachable or rejects the list; then nothing has changed here.
 */
export async function submitAttempt(session: ExamSession): Promise<Ending> {
  const { lostSince, open } = session.getState();
  if (lostSince !== null) await session.syncState();
  // After an outage, the server may have given time back, so that an earlier section is open again.
  if (session.getState().open?.section !== open?.section) throw new Error('Another section is open.');
  await session.flush();
  const outcome = await submitOrFind(session);
  const { queue } = session.getState();
  session.stop();
  return finish(session.ports, session, outcome, queue, lostSince);
}

/** Fetches the result of an attempt that was closed elsewhere, and hands in the unsent answers as late. */
export async function collectResult(ports: Ports, attempt: AttemptRef): Promise<Ending> {
  const { api, storage } = ports;
  const outcome = await api.result(attempt.examId);
  const copy = await storage.readCopy(attempt.attemptId);
  return finish(ports, attempt, outcome, copy ?? EMPTY_QUEUE, copy?.lost_since ?? null);
}

/**
 * Hands in answers that are still waiting as late ones. The server ignores those that the submitted list contained.
 * Answers that cannot be sent now stay on the device.
 */
async function finish(
  { api, storage, canStore }: Ports,
  attempt: AttemptRef,
  { result, resultsAt }: Outcome,
  queue: SaveQueue,
  lostSince: number | null,
): Promise<Ending> {
  const { received, isDone } = await handIn(api, attempt, queue, lostSince);
  // After a logout, `queue` may lack answers, because `readCopy` returns only copies of the person here.
  const isHere = canStore();
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
    // A closed attempt has a result despite an invalid list. While this attempt runs, `result` may be of an earlier one.
    const { attempt_id, submitted_at } = await ports.api.clock(examId);
    if (attempt_id === attemptId && submitted_at === null) throw error;
    return ports.api.result(examId);
  }
}
