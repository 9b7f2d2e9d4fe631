/** Who beside the school works on an examination: its owner and the co-teachers. */
import { problem } from '@lulus/contract/messages';
import { findTeachers } from '../../auth/account/teachers.queries.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { lockExamination, updateExaminationRow } from '../examinations.queries.ts';
import { countResults } from '../release/count-results.ts';
import { listCoTeacherIds, replaceCoTeachers } from './sharing.queries.ts';

/** Throws 422 under the field's name unless all are active teachers. */
async function refuseOthers(trx: Db, field: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const teachers = await findTeachers(trx, ids);
  if (teachers.length < ids.length) throw validationFailed({ [field]: [problem('not_a_teacher')] });
}

/** Replaces the co-teachers. The owner is left out, because an owner may do more. */
export async function shareExamination(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  chosen: string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { owner_id } = await lockExamination(trx, id);
    const co_teachers = [...new Set(chosen)].filter((one) => one !== owner_id).sort();
    await refuseOthers(trx, 'ids', co_teachers);
    const changed = changedFields({ co_teachers: await listCoTeacherIds(trx, id) }, { co_teachers });
    if (!changed) return;
    await replaceCoTeachers(trx, id, co_teachers);
    const deed = { at: clock(), actor, action: 'examination_shared' } as const;
    await audit(trx, { ...deed, subject: { examination_id: id }, ...changed });
  });
}

/** Gives the examination to another teacher, or to the school. Its results may count for the leaderboard from now on, or no longer. */
export async function transferExamination(
  context: Pick<PlatformContext, 'clock' | 'config' | 'db'>,
  actor: Actor,
  id: string,
  owner_id: string | null,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const before = await lockExamination(trx, id);
    await refuseOthers(trx, 'owner_id', owner_id === null ? [] : [owner_id]);
    const changed = changedFields({ owner_id: before.owner_id }, { owner_id });
    if (!changed) return;
    const at = context.clock();
    await updateExaminationRow(trx, id, { owner_id, updated_at: at });
    const others = (await listCoTeacherIds(trx, id)).filter((one) => one !== owner_id);
    await replaceCoTeachers(trx, id, others);
    await countResults(trx, context, [id], before.results_counted);
    await audit(trx, {
      at,
      actor,
      action: 'examination_transferred',
      subject: { examination_id: id },
      ...changed,
    });
  });
}
