import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';
import type { Db } from '../../platform/db/database.ts';

/** All students who have started the examination. */
export async function listTakers(db: Db, examinationIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('user_id')
    .distinct()
    .where('examination_id', 'in', examinationIds)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locks one examination whose results are released and not counted, unless another node has locked it. */
export async function lockReleasedUncounted(trx: Db, now: Date): Promise<string | undefined> {
  // A release by hand counts them itself.
  const latest = new Date(now.getTime() - DEADLINE_GRACE_SECONDS * 1000);
  const row = await trx
    .selectFrom('examinations')
    .select('id')
    .where('results_counted', '=', false)
    .where((examination) =>
      examination.or([
        examination('results_release', '=', 'at_once'),
        examination('results_at', '<=', latest),
      ]),
    )
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}
