import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';
import type { Db } from '../../platform/db/database.ts';

/** Returns all students who have started one of the examinations. */
export async function listTakers(db: Db, examinationIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('user_id')
    .distinct()
    .where('examination_id', 'in', examinationIds)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks an examination whose results are released but not counted, and returns its id. Skips examinations
 * that another node has locked.
 */
export async function lockReleasedUncounted(trx: Db, now: Date): Promise<string | undefined> {
  // Timed results count after the grace. A release by hand counts its results itself.
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
