/** The statements that change an attempt, each with the event that tells of it. */
import type { ClosedBy } from '@lulus/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { noteEvent } from './attempt-events.ts';
import type { Attempt } from './attempts.queries.ts';
import { overdueBefore } from './deadline.ts';

export type NewAttempt = Insertable<Schema['attempts']> & { started_at: Date };

/** Undefined when another request has started one in the same moment. */
export function insertAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | undefined> {
  return db
    .with('started', (db) =>
      db
        .insertInto('attempts')
        .values(attempt)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .returning('id as attempt_id'),
    )
    .with('noted', () =>
      noteEvent('started', {
        at: attempt.started_at,
        kind: 'started',
        by: 'student',
        details: { device: attempt.device_id ?? null },
      }),
    )
    .selectFrom('started')
    .selectAll()
    .executeTakeFirst();
}

/** Dated now, or by the due time where that ended it: time ran out when it ran out, however late the server gets to it. */
export async function markSubmitted(
  trx: Db,
  ids: string[],
  { closed_by, now }: { closed_by: ClosedBy; now: Date },
): Promise<void> {
  const byStudent = closed_by === 'student';
  await trx
    .with('ended', (db) =>
      db
        .updateTable('attempts')
        .set((row) => ({ closed_by, submitted_at: byStudent ? now : row.ref('due_at') }))
        .where('id', 'in', ids)
        .where('submitted_at', 'is', null)
        .returning('id as attempt_id'),
    )
    .with('noted', () =>
      noteEvent('ended', {
        at: now,
        kind: byStudent ? 'submitted' : 'closed',
        by: byStudent ? 'student' : 'server',
      }),
    )
    .selectFrom('ended')
    .selectAll()
    .execute();
}

/**
 * The condition under which an attempt still takes its owner's writes, for the statements that write: it runs, and
 * its time is what it was when the caller read it, so that what follows from that (which section is open) still
 * holds. A statement that waited for a lock checks it again on what the other transaction left.
 */
export function runningAttempt({ id, user_id, section_ends, added_time }: Attempt, now: Date) {
  return sql`select id, device_id from attempts
    where id = ${id} and user_id = ${user_id} and submitted_at is null and due_at > ${overdueBefore(now)}
      and section_ends = ${section_ends}::timestamptz[] and added_time = ${JSON.stringify(added_time)}::jsonb
    for no key update`;
}

/** Notes that the student went on from the section before its time was over, and puts them at the next one. */
export async function endSection(trx: Db, attempt: Attempt, section: number, now: Date): Promise<void> {
  // Written as a whole: PostgreSQL would let an array whose first entry is set at 2 begin there.
  const ends = Array.from({ length: section + 1 }, (_, at) =>
    at === section ? now : (attempt.section_ends[at] ?? null),
  );
  await trx
    .with('ended', (db) =>
      db
        .updateTable('attempts')
        .set({ section_ends: ends, section: section + 1, question: 0 })
        .where('id', '=', attempt.id)
        .returning('id as attempt_id'),
    )
    .with('noted', () =>
      noteEvent('ended', { at: now, kind: 'section_finished', by: 'student', details: { section } }),
    )
    .selectFrom('ended')
    .selectAll()
    .execute();
}

/** Makes the device the active one. Answers whether the attempt still runs, as it was read. */
export async function setActiveDevice(db: Db, attempt: Attempt, device: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with running as (${runningAttempt(attempt, now)}),
    resumed as (
      update attempts set device_id = ${device}
      where id in (select id from running) and device_id is distinct from ${device}
      returning id as attempt_id
    ),
    noted as ${noteEvent('resumed', { at: now, kind: 'resumed', by: 'student', details: { device } })}
    select from running
  `.execute(db);
  return rows.length > 0;
}
