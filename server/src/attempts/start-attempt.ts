import type { Parsed, startExam } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import { examinationsForStudent, isOpenTo } from '../examinations/examinations.queries.ts';
import { conflict, notFound } from '../http/errors.ts';
import { insertAttempt } from './attempt-changes.queries.ts';
import { type Attempt, findLatestAttempt } from './attempts.queries.ts';
import { closeIfOverdue } from './close-attempt.ts';
import { dueTime, isOverdue } from './deadline.ts';
import { drawForm } from './paper-form.ts';
import { attemptMinutes } from './section-clock.ts';

function startable(context: Context, userId: string, examinationId: string) {
  return examinationsForStudent(context.db, userId)
    .select(['examinations.revision_id', 'examinations.attempts_allowed'])
    .where('examinations.id', '=', examinationId)
    .where(isOpenTo(userId))
    .executeTakeFirstOrThrow(() => notFound('There is no such examination.'));
}

function refuseOutsideWindow(window: { opens_at: Date | null; closes_at: Date | null }, now: Date): void {
  if (window.opens_at && now < window.opens_at) {
    throw conflict('not_open_yet', 'This examination has not opened yet.');
  }
  if (window.closes_at && now >= window.closes_at) {
    throw conflict('examination_over', 'The time in which this examination could be taken is over.');
  }
}

type Form = Parsed<typeof startExam, 'body'>;

async function insertNext(
  context: Context,
  userId: string,
  { exam_id: examinationId, device_id }: Form,
): Promise<Attempt | undefined> {
  const examination = await startable(context, userId, examinationId);
  if (examination.attempts_left === 0 || examination.revision_id === null) {
    throw conflict('already_submitted', 'You have already taken this examination.');
  }
  const started_at = context.clock();
  refuseOutsideWindow(examination, started_at);
  const revision = await context.revisions.get(examination.revision_id);
  return insertAttempt(context.db, {
    id: newId(),
    user_id: userId,
    examination_id: examinationId,
    revision_id: revision.id,
    number: examination.attempts_allowed - examination.attempts_left + 1,
    form: drawForm(),
    device_id: device_id ?? null,
    started_at,
    due_at: dueTime(started_at, attemptMinutes(revision), examination.closes_at),
  });
}

/**
 * Starts an attempt on this device, or answers the running one unchanged (its active device too), whatever is clicked
 * twice at once and whatever has become of the examination meanwhile.
 */
export async function startAttempt(context: Context, userId: string, form: Form): Promise<Attempt> {
  const latest = await findLatestAttempt(context.db, userId, form.exam_id);
  if (latest && !latest.submitted_at) {
    if (!isOverdue(latest, context.clock())) return latest;
    await closeIfOverdue(context, latest.id);
  }
  const started = await insertNext(context, userId, form);
  return started ?? startAttempt(context, userId, form);
}
