/**
 * Full time for attempts that the end of the window has cut. If the window is extended afterwards, these
 * attempts keep their end until an admin gives them the time they would have had.
 */
import { sql } from 'kysely';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import { auditEach } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { type Attempt, lockAttempts } from '../attempts.queries.ts';
import { dueTime, isOverdue, overdueBefore } from '../deadline/deadline.ts';
import { attemptSeconds, endOfSections, sectionSeconds } from '../sections/section-clock.ts';

type FullTimeContext = Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>;

interface Cut {
  attempt: Attempt;
  /** Its end with the present window. */
  due_at: Date;
}

/** Lists running attempts that were not reopened, since a reopened one has the minutes that an admin set. */
function listCandidates({ clock }: FullTimeContext, db: Db, examinationId: string): Promise<Attempt[]> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('examination_id', '=', examinationId)
    .where('submitted_at', 'is', null)
    .where('due_at', '>', overdueBefore(clock()))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempt_events')
            .select('attempt_events.id')
            .whereRef('attempt_events.attempt_id', '=', 'attempts.id')
            .where('kind', '=', 'reopened'),
        ),
      ),
    )
    .execute();
}

/** Returns those of the attempts that would end later if they had started with the present window. */
async function findCut(
  { revisions }: FullTimeContext,
  db: Db,
  examinationId: string,
  attempts: Attempt[],
): Promise<Cut[]> {
  const { closes_at } = await getExaminationRow(db, examinationId);
  const cut = await Promise.all(
    attempts.map(async (attempt): Promise<Cut | undefined> => {
      const { started_at, due_at, extra_time_percent, added_time } = attempt;
      const revision = await revisions.get(attempt.revision_id, db);
      const usual = dueTime(started_at, attemptSeconds(revision), closes_at, extra_time_percent);
      const added = added_time.reduce((sum, { ms }) => sum + ms, 0);
      const full = { ...attempt, due_at: new Date(usual.getTime() + added) };
      const end = endOfSections(full, sectionSeconds(revision));
      return end > due_at ? { attempt, due_at: end } : undefined;
    }),
  );
  return cut.filter((one) => one !== undefined);
}

/** Returns the number of running attempts that a former end of the window still cuts. */
export async function countCut(context: FullTimeContext, examinationId: string): Promise<number> {
  const running = await listCandidates(context, context.db, examinationId);
  return (await findCut(context, context.db, examinationId, running)).length;
}

/**
 * Gives these attempts their full time, and returns their number. Only their end moves: the window cuts no
 * section's own minutes.
 */
export function giveFullTime(
  context: FullTimeContext,
  examination_id: string,
  actor: UserActor,
): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const candidates = await listCandidates(context, trx, examination_id);
    const locked = await lockAttempts(
      trx,
      candidates.map(({ id }) => id),
    );
    const now = context.clock();
    const running = locked.filter((attempt) => !attempt.submitted_at && !isOverdue(attempt, now));
    const cut = await findCut(context, trx, examination_id, running);
    const given = cut.map(({ attempt, due_at }) => ({
      attempt_id: attempt.id,
      person_id: attempt.user_id,
      due_at,
      minutes: Math.round((due_at.getTime() - attempt.due_at.getTime()) / 600) / 100,
    }));
    await sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(given)}::json)
          as given (attempt_id uuid, due_at timestamptz, minutes float8)
      ),
      extended as (
        update attempts set due_at = given.due_at from given where attempts.id = given.attempt_id
        returning given.attempt_id, given.minutes
      ),
      noted as ${noteEvent('extended', {
        at: now,
        kind: 'extended',
        by: 'admin',
        admin_id: actor.user_id,
        details: sql`jsonb_build_object('minutes', minutes, 'cause', 'closing_time')`,
      })}
      select`.execute(trx);
    const lines = given.map(({ attempt_id, person_id, minutes }) => ({
      subject: { attempt_id, person_id, examination_id },
      after: { minutes },
    }));
    await auditEach(trx, { at: now, actor, action: 'time_added' }, lines);
    return given.length;
  });
}
