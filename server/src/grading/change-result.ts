/**
 * Changes a result after the attempt was closed, by regrading or by reopening. Updates everything that
 * depends on the result in the same transaction.
 */

import { sql } from 'kysely';
import type { ExaminationsContext } from '../examinations/context.ts';
import { refreshBalances } from '../leaderboard/balances.ts';
import { noteEvent, type Occurrence } from '../platform/audit/attempt-events.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { AddedTime } from '../platform/db/json-columns.ts';
import { type Graded, gradeStored } from './grade-stored.ts';

type Regrading = Omit<Occurrence, 'details'> & { details: Record<string, string | number | undefined> };

/**
 * Replaces the attempts' results by these grades, each with an event that has the previous scores. The caller
 * updates the balances. The attempts must be locked and closed.
 */
export async function replaceResults(
  trx: Db,
  graded: Graded[],
  { details, ...occurrence }: Regrading,
): Promise<void> {
  await sql`
    with graded as (
      select * from json_to_recordset(${JSON.stringify(graded)}::json)
        as graded (attempt_id uuid, result_score numeric, result_max numeric, unmarked integer)
    ),
    before as (select results.* from results join graded using (attempt_id)),
    replaced as (
      update results set
        result_score = graded.result_score, result_max = graded.result_max,
        unmarked = graded.unmarked, graded_at = ${occurrence.at}
      from graded where results.attempt_id = graded.attempt_id
      returning results.*
    ),
    changed as (
      select attempt_id,
        jsonb_build_object('score_before', before.result_score, 'score_after', replaced.result_score) as scores,
        case when before.result_max <> replaced.result_max
          then jsonb_build_object('max_before', before.result_max, 'max_after', replaced.result_max)
          else '{}' end as maxima
      from before join replaced using (attempt_id)
    ),
    noted as ${noteEvent('changed', {
      ...occurrence,
      details: sql`${JSON.stringify(details)}::jsonb || scores || maxima`,
    })}
    select
  `.execute(trx);
}

/** Regrades an attempt after late answers were stored. The attempt must be locked and closed. */
export async function regradeLocked(
  trx: Db,
  context: Pick<ExaminationsContext, 'config' | 'revisions'>,
  attempt: { id: string; revision_id: string; form: number; user_id: string },
  {
    now,
    admin_id,
    count,
    reason,
  }: { now: Date; admin_id: string; count: number; reason: string | undefined },
): Promise<void> {
  const graded = await gradeStored(trx, context, [attempt]);
  await replaceResults(trx, graded, {
    at: now,
    kind: 'late_counted',
    by: 'admin',
    admin_id,
    details: { count, reason },
  });
  await refreshBalances(trx, context, [attempt.user_id]);
}

export interface Reopening {
  /** The times with which the attempt goes on. */
  times: { due_at: Date; section_ends: (Date | null)[]; added_time: AddedTime[] };
  /** Where the student goes on. Undefined for the place where the student was. */
  section: number | undefined;
  minutes: number;
  reason: string | undefined;
  admin_id: string;
  now: Date;
}

/**
 * Reopens the attempt with these times, and deletes its result. Returns false and changes nothing if the
 * student has a newer attempt. The attempt must be locked.
 */
export async function reopenLocked(
  trx: Db,
  context: Pick<PlatformContext, 'config'>,
  attempt: { id: string; user_id: string },
  { times, section, minutes, reason, admin_id, now }: Reopening,
): Promise<boolean> {
  const { due_at, section_ends, added_time } = times;
  const place = section === undefined ? sql`` : sql`, section = ${section}, question = 0`;
  const { rows } = await sql`
    with reopened as (
      update attempts set
        submitted_at = null, closed_by = null, due_at = ${due_at}, section_ends = ${section_ends},
        added_time = ${JSON.stringify(added_time)}::jsonb ${place}
      where id = ${attempt.id} and not exists (
        select from attempts newer
        where newer.user_id = attempts.user_id and newer.examination_id = attempts.examination_id
          and newer.number > attempts.number)
      returning id as attempt_id
    ),
    taken_back as (delete from results where attempt_id in (select attempt_id from reopened)),
    noted as ${noteEvent('reopened', {
      at: now,
      kind: 'reopened',
      by: 'admin',
      admin_id,
      details: { minutes, section, reason },
    })}
    select from reopened
  `.execute(trx);
  if (rows.length === 0) return false;
  await refreshBalances(trx, context, [attempt.user_id]);
  return true;
}
