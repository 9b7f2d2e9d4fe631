import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { conflict, notFound } from '../http/errors.ts';
import { overdueBefore } from './deadline.ts';

export type Attempt = Selectable<Schema['attempts']>;

/** The student's newest attempt at the examination, running or submitted. */
export function findLatestAttempt(
  db: Db,
  userId: string,
  examinationId: string,
): Promise<Attempt | undefined> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('examination_id', '=', examinationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The student's newest attempt, refused where the caller means another one (an old tab after a second start). */
export async function getLatestAttempt(
  db: Db,
  userId: string,
  examinationId: string,
  meant?: string,
): Promise<Attempt> {
  const attempt = await findLatestAttempt(db, userId, examinationId);
  if (!attempt) throw notFound('You have not started this examination.');
  if (meant !== undefined && meant !== attempt.id) {
    throw conflict('another_attempt', 'A newer attempt at this examination has been started.');
  }
  return attempt;
}

const noSuchAttempt = () => notFound('There is no such attempt.');

export function getAttempt(db: Db, id: string): Promise<Attempt> {
  return db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noSuchAttempt);
}

/** Any attempt of the student at the examination, not only the newest. */
export function getOwnAttempt(
  db: Db,
  id: string,
  owner: { user_id: string; examination_id: string },
): Promise<Attempt> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('examination_id', '=', owner.examination_id)
    .executeTakeFirstOrThrow(noSuchAttempt);
}

/**
 * Locks the attempt until the transaction ends, so that saves, plays, submit and sweep of one attempt come one
 * after the other, and answers it as it stands then.
 */
export function lockAttempt(trx: Db, id: string): Promise<Attempt> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(noSuchAttempt);
}

/** Locks up to `limit` attempts that are over and that no other node is closing, the longest overdue first. */
export function lockOverdueAttempts(trx: Db, now: Date, limit: number): Promise<Attempt[]> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('submitted_at', 'is', null)
    .where('due_at', '<=', overdueBefore(now))
    .orderBy('due_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
