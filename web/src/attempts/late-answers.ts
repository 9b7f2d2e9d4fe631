/**
 * Answers that did not reach the server before their attempt was closed. They are handed in with the times at which they
 * were chosen, are recorded as late, and stay on the device until the server has them.
 */
import { ApiError } from '../api/client.ts';
import { type AttemptRef, type AttemptsApi, attemptsApi } from './attempts.api.ts';
import { type DeviceCopies, deviceCopies } from './device-copies.ts';
import { refusalOf } from './refusal.ts';
import type { Entry, SaveQueue } from './save-queue.ts';
import { tellLate } from './tell-late.ts';

export interface HandedIn {
  /** How many of them differ from what was graded. */
  received: number;
  /** Nothing is left to be sent: the device need not keep them. */
  isDone: boolean;
}

/** What was refused goes by itself: most of it came too late for its section, and the rest is refused again. */
export async function handIn(
  api: Pick<AttemptsApi, 'late'>,
  attempt: AttemptRef,
  { waiting, refused }: SaveQueue,
  offlineSince: number | null,
): Promise<HandedIn> {
  const first = await send(api, attempt, Object.values(waiting), offlineSince);
  const second = await send(api, attempt, Object.values(refused), offlineSince);
  return { received: first.received + second.received, isDone: first.isDone && second.isDone };
}

async function send(
  api: Pick<AttemptsApi, 'late'>,
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
    // An attempt that was opened again takes them as ordinary answers when the student goes on with it.
    const isGone = error instanceof ApiError && error.status === 404;
    return { received: 0, isDone: isGone || isRefused };
  }
}

/** One that does not fit takes no other down with it. */
async function sendEach(
  api: Pick<AttemptsApi, 'late'>,
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
export async function handInAll(
  api: Pick<AttemptsApi, 'late'>,
  copies: DeviceCopies,
  userId: string,
): Promise<number> {
  let late = 0;
  for (const copy of await copies.all()) {
    if (copy.user_id !== userId) continue;
    const isPast = copy.due + DAY_MS < Date.now();
    const isSent = Object.keys({ ...copy.waiting, ...copy.refused }).length === 0;
    if (isSent && !isPast) continue;
    const attempt = { examId: copy.exam_id, attemptId: copy.attempt_id };
    const { received, isDone } = await handIn(api, attempt, copy, copy.lost_since);
    late += received;
    if (isDone) await copies.drop(copy.attempt_id);
  }
  return late;
}

export async function handInLateAnswers(userId: string): Promise<void> {
  tellLate(await handInAll(attemptsApi, deviceCopies, userId));
}
