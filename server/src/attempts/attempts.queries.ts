import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { attemptClosed, conflict, notFound } from '../http/errors.ts';
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

export async function getRunningAttempt(db: Db, userId: string, examinationId: string): Promise<Attempt> {
  const attempt = await getLatestAttempt(db, userId, examinationId);
  if (attempt.submitted_at) throw attemptClosed('This examination has been submitted.');
  return attempt;
}

export type NewAttempt = Pick<
  Attempt,
  'id' | 'user_id' | 'examination_id' | 'revision_id' | 'number' | 'form' | 'started_at' | 'due_at'
>;

/** Undefined when another request has started one in the same moment. */
export function insertAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | undefined> {
  return db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
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
    .executeTakeFirstOrThrow(() => notFound());
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

export async function markSubmitted(
  trx: Db,
  id: string,
  end: Required<{ [Column in 'submitted_at' | 'closed_by']: NonNullable<Attempt[Column]> }>,
): Promise<void> {
  await trx.updateTable('attempts').set(end).where('id', '=', id).where('submitted_at', 'is', null).execute();
}

/**
 * The condition under which an attempt still takes writes, for the statements that write. A statement that waited
 * for a lock checks it again on what the other transaction left.
 */
export function runningAttempt(id: string, now: Date) {
  return sql`select id from attempts
    where id = ${id} and submitted_at is null and due_at > ${overdueBefore(now)}
    for no key update`;
}

/** Notes that the student went on from the section before its time was over, and puts them at the next one. */
export async function endSection(trx: Db, id: string, section: number, now: Date): Promise<void> {
  // PostgreSQL counts array elements from 1.
  await sql`update attempts set section_ends[${section + 1}::integer] = ${now}, section = ${section + 1}, question = 0
    where id = ${id}`.execute(trx);
}
