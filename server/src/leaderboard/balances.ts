/**
 * The monthly balances, computed from the results: the sum over examinations of the best score submitted in the
 * month. Attempts with unmarked essays have no score. Only examinations with released results count, so a balance reveals no unreleased score. Those of
 * teachers count only if the school says so.
 */

import { type RawBuilder, sql } from 'kysely';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/**
 * Common table expressions that compute balances as `sums`, with the months of the time zone. `students` is a condition
 * on `attempts.user_id`. `reached_at` is the time of the last score that counts; of equal scores, the first one counts.
 */
function computed(students: RawBuilder<boolean>, timeZone: RawBuilder<string>) {
  return sql`
    scores as (
      select user_id, examination_id, result_score, submitted_at,
        date_trunc('month', submitted_at at time zone ${timeZone})::date as month
      from results
      join attempts on attempts.id = results.attempt_id
      join examinations on examinations.id = attempts.examination_id
      where results_counted and submitted_at is not null and result_score is not null and ${students}
        and (owner_id is null or (select teachers_in_leaderboard from settings))
    ), best as (
      select distinct on (user_id, month, examination_id) user_id, month, result_score, submitted_at
      from scores
      order by user_id, month, examination_id, result_score desc, submitted_at
    ), sums as (
      select user_id, month, sum(result_score) as total_score, max(submitted_at) as reached_at
      from best
      group by user_id, month
    )`;
}

/**
 * Updates the balances of these students, within the transaction that changed their results or what counts. It locks
 * the students' rows in the order of their ids until the transaction ends. So concurrent closes of one student's
 * attempts run one after the other, and so do a close and a release.
 */
export async function refreshBalances(
  trx: Db,
  { config }: Pick<PlatformContext, 'config'>,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return;
  // Lock in a separate statement, so that the next one sees what was committed while this one waited.
  await sql`${prepared}
    select from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(trx);
  const students = sql<boolean>`attempts.user_id = any(${userIds}::uuid[])`;
  const timeZone = sql<string>`(select coalesce(balances_time_zone, ${config.TIME_ZONE}) from settings)`;
  await sql`${prepared}
    with ${computed(students, timeZone)}, gone as (
      delete from monthly_balances as old
      where user_id = any(${userIds}::uuid[])
        and not exists (select from sums where sums.user_id = old.user_id and sums.month = old.month)
    )
    insert into monthly_balances as old (user_id, month, total_score, reached_at)
    select user_id, month, total_score, reached_at from sums
    on conflict (user_id, month) do update
      set total_score = excluded.total_score, reached_at = excluded.reached_at
      where (old.total_score, old.reached_at) is distinct from (excluded.total_score, excluded.reached_at)
  `.execute(trx);
}

/** Rebuilds all balances, with the months of this time zone. Meanwhile, no attempt can close and logins wait. */
export async function rebuildBalances(trx: Db, timeZone: string): Promise<void> {
  // Blocks every `refreshBalances`, also for students who register meanwhile, but not reading and saving answers.
  await sql`lock table users in exclusive mode`.execute(trx);
  await trx.deleteFrom('monthly_balances').execute();
  await sql`with ${computed(sql<boolean>`true`, sql<string>`${timeZone}`)}
    insert into monthly_balances (user_id, month, total_score, reached_at)
    select user_id, month, total_score, reached_at from sums
  `.execute(trx);
  await trx.updateTable('settings').set({ balances_time_zone: timeZone }).execute();
}
