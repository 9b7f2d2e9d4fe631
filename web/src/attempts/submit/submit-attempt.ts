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
  /** When results will be released; null if that is open, undefined if only the result page finds out. */
  resultsAt: string | null | undefined;
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
  const outcome = await submitUnlessClosed(session);
  const { queue } = session.getState();
  session.stop();
  return finish(session.ports, session, outcome, queue, lostSince);
}

/**
 * Hands in the unsent answers of an attempt that was closed elsewhere. Returns undefined if it was reopened meanwhile;
 * then nothing has changed here.
 */
export async function finishClosed(ports: Ports, attempt: AttemptRef): Promise<Ending | undefined> {
  const { api, storage } = ports;
  if (await isRunning(api, attempt)) return undefined;
  const copy = await storage.readCopy(attempt.attemptId);
  return finish(ports, attempt, undefined, copy ?? EMPTY_QUEUE, copy?.lost_since ?? null);
}

async function isRunning(api: Ports['api'], { examId, attemptId }: AttemptRef): Promise<boolean> {
  const { attempt_id, submitted_at } = await api.clock(examId);
  return attempt_id === attemptId && submitted_at === null;
}

/**
 * Hands in answers that are still waiting as late ones. The server ignores those that the submitted list contained.
 * Answers that cannot be sent now stay on the device.
 */
async function finish(
  { api, storage, canStore }: Ports,
  attempt: AttemptRef,
  outcome: Outcome | undefined,
  queue: SaveQueue,
  lostSince: number | null,
): Promise<Ending> {
  const { received, isDone } = await handIn(api, attempt, queue, lostSince);
  // After a logout, `queue` may lack answers, because `readCopy` returns only copies of the person here.
  const isHere = canStore();
  await storage.finish(attempt.attemptId, outcome?.result ?? null, {
    keepUnsent: !isDone || !isHere,
    isHere,
  });
  return { late: received, resultsAt: outcome?.resultsAt };
}

/** Returns undefined if the attempt was closed already and the server rejects the list. */
async function submitUnlessClosed(session: ExamSession): Promise<Outcome | undefined> {
  const { api } = session.ports;
  try {
    return await api.submit(session, submittedList(session.getState()));
  } catch (error) {
    const refusal = refusalOf(error);
    if ((refusal !== 'over' && refusal !== 'never') || (await isRunning(api, session))) throw error;
    return undefined;
  }
}
