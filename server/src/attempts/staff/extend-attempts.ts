import { sql } from 'kysely';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import { audit, auditEach } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { attemptClosed } from '../../platform/errors.ts';
import { getAttempt } from '../attempts.queries.ts';
import { overdueBefore } from '../deadline/deadline.ts';
import type { Decision } from './decision.ts';

/**
 * Adds the minutes to running attempts, and returns these attempts. Locks them in the order of their ids, so
 * that concurrent extensions cause no deadlock.
 */
async function addTime(
  trx: Db,
  { examination_id, ids }: { examination_id: string; ids?: string[] | undefined },
  { minutes, reason, actor, now }: Decision & { now: Date },
): Promise<{ attempt_id: string; person_id: string }[]> {
  const added = JSON.stringify([{ at: now.toISOString(), ms: minutes * 60_000 }]);
  const chosen = ids ? sql`and id = any(${ids}::uuid[])` : sql``;
  const { rows } = await sql<{ attempt_id: string; person_id: string }>`
    with running as (
      select id from attempts
      where examination_id = ${examination_id} ${chosen} and submitted_at is null and due_at > ${overdueBefore(now)}
      order by id for no key update
    ),
    extended as (
      update attempts set
        due_at = due_at + make_interval(mins => ${minutes}::integer),
        added_time = added_time || ${added}::jsonb
      where id in (select id from running)
      returning id as attempt_id, user_id as person_id
    ),
    noted as ${noteEvent('extended', {
      at: now,
      kind: 'extended',
      by: 'admin',
      admin_id: actor.user_id,
      details: { minutes, reason },
    })}
    select attempt_id, person_id from extended
  `.execute(trx);
  return rows;
}

/**
 * Extends a running attempt and its open section. The attempt may then end after the examination's window.
 * This is intended: the window limits the start, and the admin wants the extra time. Throws 410 if the
 * attempt is over.
 */
export async function extendOne(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  id: string,
  decision: Decision,
): Promise<void> {
  const { examination_id } = await getAttempt(context.db, id);
  const extended = await extendSome(context, { examination_id, ids: [id] }, decision);
  if (extended === 0) throw attemptClosed('attempt_over');
}

/** Like `extendOne`, for all running attempts of the examination. Returns their number. */
export async function extendAll(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  examinationId: string,
  decision: Decision,
): Promise<number> {
  await getExaminationRow(context.db, examinationId);
  const { actor, minutes, reason } = decision;
  return context.db.transaction().execute(async (trx) => {
    const subject = { examination_id: examinationId };
    const now = context.clock();
    const { length: attempts } = await addTime(trx, subject, { ...decision, now });
    const after = { minutes, reason, attempts };
    await audit(trx, { at: now, actor, action: 'time_added_to_all', subject, after });
    return attempts;
  });
}

/** Like `extendOne`, for those of the chosen attempts that still run. Returns their number. */
export async function extendSome(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  chosen: { examination_id: string; ids: string[] },
  decision: Decision,
): Promise<number> {
  const { examination_id } = chosen;
  await getExaminationRow(context.db, examination_id);
  const { actor, minutes, reason } = decision;
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const extended = await addTime(trx, chosen, { ...decision, now });
    const lines = extended.map((attempt) => ({
      subject: { ...attempt, examination_id },
      after: { minutes, reason },
    }));
    await auditEach(trx, { at: now, actor, action: 'time_added' }, lines);
    return extended.length;
  });
}
