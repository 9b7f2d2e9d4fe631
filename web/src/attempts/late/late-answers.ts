/**
 * Answers that did not reach the server while their examination was open here. Once the attempt is closed, they are
 * handed in with the times of their choice, and recorded as late. They stay on the device until the server has them.
 */
import { ApiError } from '../../platform/api/client.ts';
import { type Entry, type SaveQueue, withinReach } from '../answers/save-queue.ts';
import type { AttemptRef, AttemptsApi } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';

export type LateApi = Pick<AttemptsApi, 'late' | 'save' | 'state'>;

export interface HandedIn {
  /** How many of them differ from what was graded. */
  received: number;
  /** Nothing is left to be sent: the device need not keep them. */
  isDone: boolean;
}

/** What was refused goes by itself: most of it came too late for its section, and the rest is refused again. */
export async function handIn(
  api: LateApi,
  attempt: AttemptRef,
  { waiting, refused }: SaveQueue,
  offlineSince: number | null,
): Promise<HandedIn> {
  const first = await send(api, attempt, Object.values(waiting), offlineSince);
  const second = await send(api, attempt, Object.values(refused), offlineSince);
  return { received: first.received + second.received, isDone: first.isDone && second.isDone };
}

async function send(
  api: LateApi,
  attempt: AttemptRef,
  entries: Entry[],
  offlineSince: number | null,
): Promise<HandedIn> {
  if (entries.length === 0) return { received: 0, isDone: true };
  try {
    return { received: await api.late(attempt, entries, offlineSince), isDone: true };
  } catch (error) {
    const isRefused = refusalOf(error) === 'never';
    if (isRefused && entries.length > 1) return sendEach(api, attempt, entries, offlineSince);
    if (!(error instanceof ApiError)) return { received: 0, isDone: false };
    // The attempt still runs or was reopened: the answers are in time, whether the student continues or not.
    if (error.code === 'attempt_running') await saveInTime(api, attempt, entries);
    return { received: 0, isDone: error.status === 404 || isRefused };
  }
}

/**
 * The answers stay on the device. Those that are not accepted now are sent when the student goes on, or after the end.
 */
async function saveInTime(api: LateApi, attempt: AttemptRef, entries: Entry[]): Promise<void> {
  const save = (answers: Entry[]) => api.save(attempt, { answers, position: undefined, keepalive: false });
  try {
    const { answers: stored } = await api.state(attempt.examId);
    const answers = entries.map((entry) => withinReach(entry, stored));
    await save(answers).catch(async (refusal) => {
      passOver(refusal);
      // One of a section that is over takes no other down with it.
      for (const answer of answers) await save([answer]).catch(passOver);
    });
  } catch {
    // The next visit tries again.
  }
}

/** Ignores a permanent rejection; throws an error that may pass. */
function passOver(error: unknown) {
  if (refusalOf(error) !== 'never') throw error;
}

/** One that does not fit takes no other down with it. */
async function sendEach(
  api: LateApi,
  attempt: AttemptRef,
  entries: Entry[],
  offlineSince: number | null,
): Promise<HandedIn> {
  let received = 0;
  for (const entry of entries) {
    const one = await send(api, attempt, [entry], offlineSince);
    received += one.received;
    if (!one.isDone) return { received, isDone: false };
  }
  return { received, isDone: true };
}
