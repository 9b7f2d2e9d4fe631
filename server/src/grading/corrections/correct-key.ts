import type { correctKey, Parsed } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { lockExaminationsAgainstStarts } from '../../examinations/examinations.queries.ts';
import { listRevisionsWith } from '../../examinations/publishing/revisions.queries.ts';
import { refreshBalances } from '../../leaderboard/balances.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { conflict } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { replaceResults } from '../change-result.ts';
import { payloadOf } from './compose-correction.ts';
import { insertCorrections, lockAttemptsWith } from './corrections.queries.ts';
import { type Place, planCorrection } from './plan-correction.ts';

/**
 * Corrects the answer key of the question in every revision that has it, and regrades. Returns how many
 * results changed. Blocks starts, and locks all attempts including running ones. So a concurrent close either
 * ends before the results are read, or grades by the new answer key. Throws 409 if the effect would differ
 * from the preview. Idempotent.
 */
export async function correctQuestionKey(
  context: Pick<ExaminationsContext, 'config' | 'clock' | 'db' | 'revisions'>,
  actor: UserActor,
  place: Place,
  { version, ...wanted }: Parsed<typeof correctKey, 'body'>,
): Promise<number> {
  const { examination_id, question_id } = place;
  const admin_id = actor.user_id;
  return context.db.transaction().execute(async (trx) => {
    await lockExaminationsAgainstStarts(trx, [examination_id]);
    await lockAttemptsWith(trx, await listRevisionsWith(trx, examination_id, question_id));
    const { differing, changes, ...plan } = await planCorrection(trx, context, place, wanted);
    if (differing.length === 0 && changes.length === 0) return 0;
    if (plan.version !== version) {
      throw conflict('preview_stale');
    }
    const at = context.clock();
    if (differing.length > 0) {
      await insertCorrections(
        trx,
        differing.map(({ revision, item, payload }) => ({
          revision_id: revision.id,
          question_id,
          kind: wanted.kind,
          payload_before: JSON.stringify(payloadOf(item)),
          payload: JSON.stringify(payload),
          admin_id,
          at,
        })),
      );
    }
    await replaceResults(
      trx,
      changes.map(({ after }) => after),
      { at, kind: 'regraded', by: 'admin', admin_id, details: { question_id } },
    );
    const [newest] = differing;
    const changed = changedFields(newest ? payloadOf(newest.item) : {}, {
      ...newest?.payload,
      kind: wanted.kind,
      results_changed: changes.length,
    });
    await audit(trx, { at, actor, action: 'key_corrected', subject: place, ...changed });
    await refreshBalances(
      trx,
      context,
      changes.map(({ before }) => before.user_id),
    );
    return changes.length;
  });
}
