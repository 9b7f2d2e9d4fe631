import type { TokenUser } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { ownerIdOf } from '../auth/reach.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { firstAudience } from './audience.ts';
import { insertExamination } from './examinations.queries.ts';
import type { ExaminationForm } from './merge-examination.ts';
import { applyForm } from './update-examination.ts';

/** Inserts an examination of this user as a draft and returns its id. */
export async function createDraft(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  { user, actor }: { user: TokenUser; actor: Actor },
  form: ExaminationForm,
): Promise<string> {
  const { examination_name, examination_desc, examination_duration } = form;
  const id = newId();
  await context.db.transaction().execute(async (trx) => {
    await insertExamination(trx, {
      id,
      examination_name,
      examination_desc,
      examination_duration,
      owner_id: ownerIdOf(user),
      class_ids: await firstAudience(trx, user),
    });
    const { after } = await applyForm(
      trx,
      context,
      { user, id },
      {
        ...form,
        publishing: form.publishing ?? 'automatic',
      },
    );
    const deed = { at: context.clock(), actor, action: 'examination_created' } as const;
    await audit(trx, { ...deed, subject: { examination_id: id }, after });
  });
  return id;
}
