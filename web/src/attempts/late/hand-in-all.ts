/** Hands in answers that earlier visits could not send. Loaded as a chunk of its own, so that no screen waits for it. */
import { whoIsHere } from '../../platform/session/session.ts';
import { attemptsApiOf } from '../api/attempts.api.ts';
import { type DeviceCopies, deviceCopies, isAnyUnsent } from '../device-copy/device-copies.ts';
import type { DeviceCopy } from '../device-copy/device-copy.ts';
import { settleCopy } from '../device-copy/settle-copy.ts';
import { handIn, type LateApi } from './late-answers.ts';
import { showLateAnswers } from './show-late-answers.ts';

const DAY_MS = 24 * 60 * 60_000;

type Copies = Pick<DeviceCopies, 'all' | 'drop'> & { settle: typeof settleCopy };

/** Hands in all unsent answers of the student on this device. Returns how many the server recorded as late. */
export async function handInAll(api: LateApi, copies: Copies, userId: string): Promise<number> {
  let late = 0;
  for (const copy of await copies.all()) {
    if (copy.user_id !== userId) continue;
    const isPast = copy.due + DAY_MS < Date.now();
    if (!isAnyUnsent(copy) && !isPast) continue;
    const attempt = { examId: copy.exam_id, attemptId: copy.attempt_id };
    const { received, isDone } = await handIn(api, attempt, copy, copy.lost_since);
    late += received;
    if (isDone) await copies.drop(copy.attempt_id);
    else await settle(api, copies, copy).catch(() => undefined);
  }
  return late;
}

/** Marks answers as saved if the server has them, so that a logout can drop a copy without unsent answers. */
async function settle(api: LateApi, copies: Copies, { exam_id, attempt_id }: DeviceCopy): Promise<void> {
  const state = await api.state(exam_id);
  if (state.attempt_id === attempt_id) await copies.settle(attempt_id, state.answers);
}

export async function handInLateAnswers(userId: string): Promise<void> {
  const student = whoIsHere();
  if (student?.id !== userId) return;
  showLateAnswers(await handInAll(attemptsApiOf(student), { ...deviceCopies, settle: settleCopy }, userId));
}
