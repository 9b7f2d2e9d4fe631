import { MAX_COUNTED_RANK } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface Months {
  leaderboard_on: boolean;
  /** Such as 2026-11, in the school's time zone. */
  current: string;
  previous: string;
  /** End of the current month. */
  ends_at: Date;
}

/** Returns the months that the leaderboard shows at `now`, computed in SQL like the months of balances. */
export async function getMonths(db: Db, now: Date, defaultTimeZone: string): Promise<Months> {
  const { rows } = await sql<Months>`
    select
      leaderboard_on,
      to_char(first, 'YYYY-MM') as current,
      to_char(first - interval '1 month', 'YYYY-MM') as previous,
      (first + interval '1 month') at time zone zone as ends_at
    from settings
      cross join lateral (select coalesce(balances_time_zone, ${defaultTimeZone}) as zone) as zones
      cross join lateral (select date_trunc('month', ${now}::timestamptz at time zone zone) as first) as months
  `.execute(db);
  const [months] = rows;
  if (!months) throw new Error('The settings have no row.');
  return months;
}

const firstDay = (month: string) => `${month}-01`;

/** Returns a part of the month's ranking, the best first. */
export function listRanking(
  db: Db,
  month: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return (
    db
      .selectFrom((ranking) =>
        ranking
          .selectFrom('monthly_balances')
          .select(['user_id', 'total_score', 'reached_at'])
          .where('month', '=', firstDay(month))
          .orderBy('total_score', 'desc')
          .orderBy('reached_at')
          .orderBy('user_id')
          .limit(limit)
          .offset(offset)
          .as('ranked'),
      )
      .innerJoin('users', 'users.id', 'ranked.user_id')
      .select(['users.id', 'first_name', 'middle_name', 'last_name', 'total_score'])
      // Sort again, since the join may change the order.
      .orderBy('total_score', 'desc')
      .orderBy('reached_at')
      .orderBy('user_id')
      .execute()
  );
}

export interface StandingRow {
  month: string;
  total_score: number;
  /** Number of students who rank higher, counted up to `MAX_COUNTED_RANK`. */
  better: number;
}

/**
 * Returns the student's standing in the months with a balance. Each half of the count is one range of the index. So the
 * cost grows with the number of higher ranks, up to `MAX_COUNTED_RANK`.
 */
export async function listStandings(db: Db, userId: string, months: string[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select to_char(own.month, 'YYYY-MM') as month, own.total_score, (
      select count(*)::integer from (
        (select from monthly_balances
          where month = own.month and total_score > own.total_score)
        union all
        (select from monthly_balances
          where month = own.month and total_score = own.total_score
            and (reached_at, user_id) < (own.reached_at, own.user_id))
        limit ${MAX_COUNTED_RANK}
      ) as higher
    ) as better
    from monthly_balances as own
    where user_id = ${userId} and month = any(${months.map(firstDay)}::date[])
  `.execute(db);
  return rows;
}
