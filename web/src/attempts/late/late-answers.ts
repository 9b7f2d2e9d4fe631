/**
 * Hands in answers that did not reach the server while the examination was open on this device. After the attempt is
 * closed, the server records them as late, with the time of each choice. They stay on the device until the server has
 * them.
 */
import { ApiError } from '../../platform/api/client.ts';
import { type Entry, type SaveQueue, withinReach } from '../answers/save-queue.ts';
import type { AttemptRef, AttemptsApi } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';

export type LateApi = Pick<AttemptsApi, 'late' | 'save' | 'state'>;

export interface HandedIn {
  /** How many late answers differ from the graded ones. */
  received: number;
  /** No answer must be sent again, so the device can drop them. */
  isDone: boolean;
}

/**
 * Hands in waiting and rejected answers, in separate requests. Most rejected answers came too late for their section;
 * the server rejects the others again.
 */
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
    // The attempt still runs or was reopened, so the answers count as normal ones.
    if (error.code === 'attempt_running') await saveInTime(api, attempt, entries);
    return { received: 0, isDone: error.status === 404 || isRefused };
  }
}

/**
 * Saves answers of a running attempt. They stay on the device too. Rejected ones are sent again when the student
 * continues, or after the attempt is closed.
 */
async function saveInTime(api: LateApi, attempt: AttemptRef, entries: Entry[]): Promise<void> {
  const save = (answers: Entry[]) => api.save(attempt, { answers, position: undefined, keepalive: false });
  try {
    const { answers: stored } = await api.state(attempt.examId);
    const answers = entries.map((entry) => withinReach(entry, stored));
    await save(answers).catch(async (refusal) => {
      ignorePermanentRejection(refusal);
      // The server rejects the batch if one answer belongs to a closed section.
      for (const answer of answers) await save([answer]).catch(ignorePermanentRejection);
    });
  } catch {
    // The next visit retries.
  }
}

/** Rethrows any other error, since a retry may succeed. */
function ignorePermanentRejection(error: unknown) {
  if (refusalOf(error) !== 'never') throw error;
}

/** Sends answers one by one, because the server rejects a batch with an invalid one. */
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
