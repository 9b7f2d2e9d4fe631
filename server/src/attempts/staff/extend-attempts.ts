import { sql } from 'kysely';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import { audit, auditEach } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { attemptClosed, conflict } from '../../platform/errors.ts';
import { type Attempt, getAttempt } from '../attempts.queries.ts';
import { overdueBefore } from '../deadline/deadline.ts';
import { currentSection, sectionSeconds } from '../sections/section-clock.ts';
import type { Decision } from './decision.ts';

type ExtendingContext = Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>;

export interface Extended {
  attempts: { attempt_id: string; person_id: string }[];
  /** Number of attempts that have less time left than is to be taken back. They stay as they are. */
  too_short: number;
}

/** Whether the attempt and its open section still end after now if the time is added, which may be negative. */
async function hasTimeFor(
  { revisions }: Pick<ExtendingContext, 'revisions'>,
  trx: Db,
  attempt: Attempt,
  ms: number,
  now: Date,
): Promise<boolean> {
  if (ms > 0) return true;
  const seconds = sectionSeconds(await revisions.get(attempt.revision_id, trx));
  const end = currentSection(attempt, seconds, now)?.end ?? attempt.due_at;
  return end.getTime() + ms >= now.getTime();
}

/**
 * Adds the minutes to running attempts, or takes them back if negative. Throws 409 if all of them have too
 * little time for that. Locks them in the order of their ids, so that concurrent extensions cause no deadlock.
 */
async function addTime(
  context: ExtendingContext,
  trx: Db,
  { examination_id, ids }: { examination_id: string; ids?: string[] | undefined },
  { minutes, reason, actor, now }: Decision & { now: Date },
): Promise<Extended> {
  const ms = minutes * 60_000;
  const running = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('examination_id', '=', examination_id)
    .$if(ids !== undefined, (all) => all.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .where('submitted_at', 'is', null)
    .where('due_at', '>', overdueBefore(now))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const changed: string[] = [];
  for (const attempt of running) {
    if (await hasTimeFor(context, trx, attempt, ms, now)) changed.push(attempt.id);
  }
  const too_short = running.length - changed.length;
  if (changed.length === 0 && too_short > 0) throw conflict('too_little_time');
  const added = JSON.stringify([{ at: now.toISOString(), ms }]);
  const { rows } = await sql<Extended['attempts'][number]>`
    with extended as (
      update attempts set
        due_at = due_at + make_interval(mins => ${minutes}::integer),
        added_time = added_time || ${added}::jsonb
      where id = any(${changed}::uuid[])
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
  return { attempts: rows, too_short };
}

/**
 * Extends or shortens a running attempt and its open section. The attempt may then end after the examination's
 * window. This is intended: the window limits the start, and the admin wants the extra time. Throws 410 if the
 * attempt is over, and 409 if it would have ended before now.
 */
export async function extendOne(context: ExtendingContext, id: string, decision: Decision): Promise<void> {
  const { examination_id } = await getAttempt(context.db, id);
  const { attempts } = await extendSome(context, { examination_id, ids: [id] }, decision);
  if (attempts.length === 0) throw attemptClosed('attempt_over');
}

/** Like `extendOne`, for all running attempts of the examination. */
export async function extendAll(
  context: ExtendingContext,
  examinationId: string,
  decision: Decision,
): Promise<Extended> {
  await getExaminationRow(context.db, examinationId);
  const { actor, minutes, reason } = decision;
  return context.db.transaction().execute(async (trx) => {
    const subject = { examination_id: examinationId };
    const now = context.clock();
    const extended = await addTime(context, trx, subject, { ...decision, now });
    const after = { minutes, reason, attempts: extended.attempts.length };
    await audit(trx, { at: now, actor, action: 'time_added_to_all', subject, after });
    return extended;
  });
}

/** Like `extendOne`, for those of the chosen attempts that still run. */
export async function extendSome(
  context: ExtendingContext,
  chosen: { examination_id: string; ids: string[] },
  decision: Decision,
): Promise<Extended> {
  const { examination_id } = chosen;
  await getExaminationRow(context.db, examination_id);
  const { actor, minutes, reason } = decision;
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const extended = await addTime(context, trx, chosen, { ...decision, now });
    const lines = extended.attempts.map((attempt) => ({
      subject: { ...attempt, examination_id },
      after: { minutes, reason },
    }));
    await auditEach(trx, { at: now, actor, action: 'time_added' }, lines);
    return extended;
  });
}
