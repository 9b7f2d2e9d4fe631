import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface Age {
  now: Date;
  months: number;
}

/** Condition for attempts that were submitted more than `months` ago. Running attempts are never old. */
const isOld = ({ now, months }: Age) =>
  sql<boolean>`attempts.submitted_at < ${now}::timestamptz - make_interval(months => ${months})`;

export async function countOldAttempts(db: Db, age: Age) {
  const { rows } = await sql<{ attempts: number; students: number; examinations: number }>`
    select count(*)::integer as attempts, count(distinct user_id)::integer as students,
      count(distinct examination_id)::integer as examinations
    from attempts where ${isOld(age)}`.execute(db);
  return rows[0] ?? { attempts: 0, students: 0, examinations: 0 };
}

/** Locks at most `limit` old attempts, and skips those that others have locked. */
export function lockOldAttempts(trx: Db, age: Age, limit: number) {
  return trx
    .selectFrom('attempts')
    .select(['id', 'user_id', 'examination_id'])
    .where(isOld(age))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Deletes attempts with their answers, plays, late answers, results and events. */
export async function deleteAttempts(trx: Db, ids: string[]): Promise<void> {
  await sql`delete from attempts where id = any(${ids}::uuid[])`.execute(trx);
}
