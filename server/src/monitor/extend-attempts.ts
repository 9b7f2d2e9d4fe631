import { sql } from 'kysely';
import { noteEvent } from '../attempts/attempt-events.ts';
import { getAttempt } from '../attempts/attempts.queries.ts';
import { overdueBefore } from '../attempts/deadline.ts';
import type { Context } from '../context.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import { attemptClosed } from '../http/errors.ts';
import type { Decision } from './decision.ts';

/**
 * Adds the minutes to those that run, and answers how many that were. Locked in one order, so that two extensions at
 * once wait for each other and never in a circle.
 */
async function addTime(
  { db, clock }: Context,
  which: { id: string } | { examination_id: string },
  { minutes, reason, admin_id }: Decision,
): Promise<number> {
  const now = clock();
  const added = JSON.stringify([{ at: now.toISOString(), ms: minutes * 60_000 }]);
  const meant = 'id' in which ? sql`id = ${which.id}` : sql`examination_id = ${which.examination_id}`;
  const { rows } = await sql`
    with running as (
      select id from attempts
      where ${meant} and submitted_at is null and due_at > ${overdueBefore(now)}
      order by id for no key update
    ),
    extended as (
      update attempts set
        due_at = due_at + make_interval(mins => ${minutes}::integer),
        added_time = added_time || ${added}::jsonb
      where id in (select id from running)
      returning id as attempt_id
    ),
    noted as ${noteEvent('extended', {
      at: now,
      kind: 'extended',
      by: 'admin',
      admin_id,
      details: { minutes, reason },
    })}
    select from extended
  `.execute(db);
  return rows.length;
}

/**
 * Gives a running attempt more time: the section that is open now, and the whole. It may go beyond the end of the
 * examination's window, on purpose: the window says when one may start, and an admin who adds time means it.
 */
export async function extendOne(context: Context, id: string, decision: Decision): Promise<void> {
  if ((await addTime(context, { id }, decision)) > 0) return;
  await getAttempt(context.db, id);
  throw attemptClosed('This attempt is over. It can be opened again instead.');
}

/** As `extendOne`, for all that run at the examination. Answers how many they are. */
export async function extendAll(
  context: Context,
  examinationId: string,
  decision: Decision,
): Promise<number> {
  await getExaminationRow(context.db, examinationId);
  return addTime(context, { examination_id: examinationId }, decision);
}
