/**
 * Answers that did not reach the server while their examination was open here. Once the attempt is closed they are handed
 * in with the times at which they were chosen, are recorded as late, and stay on the device until the server has them.
 */
import { ApiError } from '../api/client.ts';
import { type AttemptRef, type AttemptsApi, attemptsApiOf } from './attempts.api.ts';
import { type DeviceCopies, deviceCopies, isAnyUnsent } from './device-copies.ts';
import { refusalOf } from './refusal.ts';
import { type Entry, type SaveQueue, withinReach } from './save-queue.ts';
import { tellLate } from './tell-late.ts';

type Api = Pick<AttemptsApi, 'late' | 'save' | 'state'>;

export interface HandedIn {
  /** How many of them differ from what was graded. */
  received: number;
  /** Nothing is left to be sent: the device need not keep them. */
  isDone: boolean;
}

/** What was refused goes by itself: most of it came too late for its section, and the rest is refused again. */
export async function handIn(
  api: Api,
  attempt: AttemptRef,
  { waiting, refused }: SaveQueue,
  offlineSince: number | null,
): Promise<HandedIn> {
  const first = await send(api, attempt, Object.values(waiting), offlineSince);
  const second = await send(api, attempt, Object.values(refused), offlineSince);
  return { received: first.received + second.received, isDone: first.isDone && second.isDone };
}

async function send(
  api: Api,
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
    // It was left while they waited, or was opened again: they are in time, whether the student goes on with it or not.
    if (error.code === 'attempt_running') await saveInTime(api, attempt, entries);
    return { received: 0, isDone: error.status === 404 || isRefused };
  }
}

/** They stay on the device: whatever of them is not taken now is sent when the student goes on, or when it is over. */
async function saveInTime(api: Api, attempt: AttemptRef, entries: Entry[]): Promise<void> {
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

/** Of what is refused by itself; throws what may pass. */
function passOver(error: unknown) {
  if (refusalOf(error) !== 'never') throw error;
}

/** One that does not fit takes no other down with it. */
async function sendEach(
  api: Api,
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

const DAY_MS = 24 * 60 * 60_000;

/** Hands in what this device still keeps of the student's earlier attempts; answers how many were received late. */
export async function handInAll(api: Api, copies: DeviceCopies, userId: string): Promise<number> {
  let late = 0;
  for (const copy of await copies.all()) {
    if (copy.user_id !== userId) continue;
    const isPast = copy.due + DAY_MS < Date.now();
    if (!isAnyUnsent(copy) && !isPast) continue;
    const attempt = { examId: copy.exam_id, attemptId: copy.attempt_id };
    const { received, isDone } = await handIn(api, attempt, copy, copy.lost_since);
    late += received;
    if (isDone) await copies.drop(copy.attempt_id);
  }
  return late;
}

export async function handInLateAnswers(userId: string): Promise<void> {
  tellLate(await handInAll(attemptsApiOf(userId), deviceCopies, userId));
}
