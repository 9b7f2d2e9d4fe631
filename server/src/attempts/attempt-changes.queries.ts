/** Statements that change an attempt, each together with its event. */
import { type ClosedBy, MAX_SEQ, SEQ_AHEAD } from '@lulus/contract';
import { sql } from 'kysely';
import type { Graded } from '../grading/grade-stored.ts';
import { noteEvent } from '../platform/audit/attempt-events.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { Attempt } from './attempts.queries.ts';
import { endOfSections, type SectionSeconds } from './sections/section-clock.ts';
import { type RunningWrite, runningAttempts } from './state/running-attempts.ts';

export type NewAttempt = Pick<
  Attempt,
  | 'id'
  | 'user_id'
  | 'examination_id'
  | 'revision_id'
  | 'number'
  | 'form'
  | 'device_id'
  | 'started_at'
  | 'due_at'
  | 'extra_time_percent'
> & { class_id: string | null };

/**
 * Inserts attempts, and returns the inserted ones. An attempt that another request has started at the same
 * moment is missing. All callers insert in the same order, to avoid deadlocks between two nodes.
 */
export async function insertAttempts(db: Db, attempts: NewAttempt[]): Promise<Attempt[]> {
  if (attempts.length === 0) return [];
  const { rows } = await sql<Attempt>`${prepared}
    with started as (
      insert into attempts (id, user_id, examination_id, revision_id, number, form, device_id, started_at, due_at,
        extra_time_percent, class_id)
      select * from json_to_recordset(${JSON.stringify(attempts)}::json) as attempt (id uuid, user_id uuid,
        examination_id uuid, revision_id uuid, number integer, form smallint, device_id uuid,
        started_at timestamptz, due_at timestamptz, extra_time_percent integer, class_id uuid)
      order by user_id, examination_id
      on conflict do nothing
      returning *, id as attempt_id
    ),
    noted as ${noteEvent('started', {
      at: sql`started_at`,
      kind: 'started',
      by: 'student',
      details: sql`jsonb_build_object('device', device_id) || case when extra_time_percent = 0 then '{}'
        else jsonb_build_object('extra_time_percent', extra_time_percent) end`,
    })}
    select * from started
  `.execute(db);
  return rows;
}

export interface Ending extends Graded {
  closed_by: ClosedBy;
  /** The due time if the deadline closed the attempt, even if the sweep ran later. */
  submitted_at: Date;
  /** Highest `seq` of its answers. */
  seq: number;
}

/**
 * Ends these attempts with their results. They must be locked, running, and not yet written in this
 * transaction. Otherwise PostgreSQL would check their foreign keys again, and so lock their examinations
 * after them.
 */
export async function endAttempts(trx: Db, endings: Ending[], now: Date): Promise<void> {
  await sql`${prepared}
    with endings as (
      select * from json_to_recordset(${JSON.stringify(endings)}::json) as ending (attempt_id uuid,
        result_score numeric, result_max numeric, unmarked integer, closed_by text, submitted_at timestamptz, seq integer)
    ),
    graded as (
      insert into results (attempt_id, result_score, result_max, unmarked, graded_at)
      select attempt_id, result_score, result_max, unmarked, ${now} from endings
    ),
    ended as (
      update attempts set closed_by = endings.closed_by, submitted_at = endings.submitted_at,
        seq = greatest(endings.seq, attempts.seq)
      from endings where attempts.id = endings.attempt_id
      returning attempt_id, attempts.closed_by
    ),
    noted as ${noteEvent('ended', {
      at: now,
      kind: sql`case closed_by when 'student' then 'submitted' else 'closed' end`,
      by: sql`case closed_by when 'student' then 'student' else 'server' end`,
    })}
    select
  `.execute(trx);
}

/**
 * Ends a section before its time is over, and moves the student to the next one. The attempt is then due when
 * its last section ends, so that it does not run while nothing can be answered.
 */
export async function endSection(
  trx: Db,
  attempt: Attempt,
  section: number,
  now: Date,
  seconds: SectionSeconds,
): Promise<void> {
  // Writes the whole array. If only entry 2 were set, PostgreSQL would create an array that begins at 2.
  const ends = Array.from({ length: section + 1 }, (_, at) =>
    at === section ? now : (attempt.section_ends[at] ?? null),
  );
  const due_at = endOfSections({ ...attempt, section_ends: ends }, seconds);
  await trx
    .with('ended', (db) =>
      db
        .updateTable('attempts')
        .set({ section_ends: ends, due_at, section: section + 1, question: 0 })
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

/** Makes the device the active one if the attempt has none. */
export async function setFirstDevice(db: Db, attemptId: string, device_id: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ device_id })
    .where('id', '=', attemptId)
    .where('device_id', 'is', null)
    .where('submitted_at', 'is', null)
    .execute();
}

/** Makes the device the active one. Returns false if the attempt has ended or changed since it was read. */
export async function setActiveDevice(db: Db, write: RunningWrite, device: string): Promise<boolean> {
  const { rows } = await sql`
    with ${runningAttempts([write], sql`device uuid`, () => ({ device }))},
    resumed as (
      update attempts set device_id = device, seq = least(seq + ${SEQ_AHEAD}, ${MAX_SEQ})
      from running where attempts.id = attempt_id and attempts.device_id is distinct from device
      returning attempt_id
    ),
    noted as ${noteEvent('resumed', { at: write.now, kind: 'resumed', by: 'student', details: { device } })}
    select from running
  `.execute(db);
  return rows.length > 0;
}
