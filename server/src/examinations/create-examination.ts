import { v7 as newId } from 'uuid';
import { ownerIdOf, type Staff } from '../auth/reach.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { firstAudience } from './audience.ts';
import { insertExamination } from './examinations.queries.ts';
import type { ExaminationForm } from './merge-examination.ts';
import { applyForm } from './update-examination.ts';

type Caller = { user: Staff; actor: Actor };

/** Inserts an examination of this user as a draft and returns its id. */
export function createDraft(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  caller: Caller,
  form: ExaminationForm,
): Promise<string> {
  return context.db.transaction().execute((trx) => insertDraft(trx, context, caller, form));
}

/** As `createDraft`, in a transaction. */
export async function insertDraft(
  trx: Db,
  context: Pick<PlatformContext, 'config' | 'clock'>,
  { user, actor }: Caller,
  form: ExaminationForm,
): Promise<string> {
  const { examination_name, examination_desc, examination_duration } = form;
  const id = newId();
  await insertExamination(trx, {
    id,
    examination_name,
    examination_desc,
    examination_duration,
    owner_id: ownerIdOf(user),
    class_ids: await firstAudience(trx, user),
  });
  const publishing = form.publishing ?? 'automatic';
  const { after } = await applyForm(trx, context, { user, id }, { ...form, publishing });
  const deed = { at: context.clock(), actor, action: 'examination_created' } as const;
  await audit(trx, { ...deed, subject: { examination_id: id }, after });
  return id;
}
