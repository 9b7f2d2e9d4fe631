import type { decideLateAnswers, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { couldBeSeen } from '../../examinations/release/release.ts';
import { regradeLocked } from '../../grading/change-result.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { type Attempt, getAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { countUncounted, ignoreUncounted, listFirstEnds } from './late-answers.queries.ts';

const noLateAnswers = () => conflict('no_late_answers');

/** Whether the student may have seen a result by this time. */
async function wasResultVisible(trx: Db, attempt: Attempt, at: Date): Promise<boolean> {
  const examination = await getExaminationRow(trx, attempt.examination_id);
  const firstEnd = (await listFirstEnds(trx, [attempt.id])).get(attempt.id);
  return couldBeSeen(examination, firstEnd ?? attempt.submitted_at ?? at, at);
}

/** Stores the late answers by `seq` and regrades. Returns their number. */
async function count(
  trx: Db,
  context: Pick<AttemptsContext, 'config' | 'revisions'>,
  attempt: Attempt,
  { now, admin_id, reason }: { now: Date; admin_id: string; reason: string | undefined },
): Promise<number> {
  const { count, received_at } = await countUncounted(trx, attempt.id, now);
  if (!received_at) throw noLateAnswers();
  if (!reason && (await wasResultVisible(trx, attempt, received_at)))
    throw validationFailed({ reason: [problem('late_reason')] });
  await regradeLocked(trx, context, attempt, { now, admin_id, count, reason });
  return count;
}

async function ignore(trx: Db, { id }: Attempt, now: Date): Promise<number> {
  const count = await ignoreUncounted(trx, id, now);
  if (count === 0) throw noLateAnswers();
  return count;
}

/**
 * Takes all late answers of a closed attempt into its result, or ignores them. Ignored ones can be counted
 * later. Throws 409 if there are none. Throws 422 without a reason if the student may have seen the result
 * before they arrived.
 */
export async function decideLate(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  actor: UserActor,
  id: string,
  { decision, reason }: Parsed<typeof decideLateAnswers, 'body'>,
): Promise<void> {
  const { submitted_at } = await getAttempt(context.db, id);
  if (!submitted_at) await closeIfOverdue(context, id);
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, id);
    if (!attempt.submitted_at) throw conflict('attempt_running');
    const now = context.clock();
    const isCounted = decision === 'count';
    const answers = isCounted
      ? await count(trx, context, attempt, { now, admin_id: actor.user_id, reason })
      : await ignore(trx, attempt, now);
    await audit(trx, {
      at: now,
      actor,
      action: isCounted ? 'late_answers_counted' : 'late_answers_ignored',
      subject: { person_id: attempt.user_id, examination_id: attempt.examination_id, attempt_id: id },
      after: { answers, reason },
    });
  });
}
