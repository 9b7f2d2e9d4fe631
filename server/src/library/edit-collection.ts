import type { TokenUser } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { ownerIdOf } from '../auth/reach.ts';
import {
  insertCollection,
  lockExamination,
  updateExaminationRow,
} from '../examinations/examinations.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';

interface CollectionForm {
  name: string;
  /** Whether all teachers may read it. */
  shared: boolean;
}

/** Makes a collection of this user and returns its id. */
export async function makeCollection(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  { user, actor }: { user: TokenUser; actor: Actor },
  { name: examination_name, shared }: CollectionForm,
): Promise<string> {
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await insertCollection(trx, { id, examination_name, shared, owner_id: ownerIdOf(user) });
    const deed = { at: clock(), actor, action: 'examination_created' } as const;
    const after = { kind: 'collection', examination_name, shared };
    await audit(trx, { ...deed, subject: { examination_id: id }, after });
  });
  return id;
}

export async function changeCollection(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  { name: examination_name, shared }: CollectionForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = changedFields(await lockExamination(trx, id), { examination_name, shared });
    if (!changed) return;
    const at = clock();
    await updateExaminationRow(trx, id, { examination_name, shared, updated_at: at });
    await audit(trx, {
      at,
      actor,
      action: 'examination_updated',
      subject: { examination_id: id },
      ...changed,
    });
  });
}
