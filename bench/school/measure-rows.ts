/** Measures the disk space per row of each growing table, after an examination day in a small school. */
import { sql } from 'kysely';
import { runDay } from '../day/exam-day.ts';
import type { DayPlan } from '../options.ts';
import { openSchool } from './school.ts';

/** Tables that stay empty on such a day, such as `plays`, are left out. */
const TABLES = [
  'users',
  'sessions',
  'attempts',
  'answers',
  'plays',
  'results',
  'attempt_events',
  'monthly_balances',
  'audit_log',
] as const;

const WORKERS = 1;

/** Returns bytes per row by table, with indexes and dead rows of updates. Throws if the day had faults. */
export async function measureRows(day: DayPlan): Promise<Record<string, number>> {
  const school = await openSchool({ WORKERS: String(WORKERS) });
  try {
    const { faults } = await runDay(school, day, WORKERS, () => undefined);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const { rows } = await sql<{ name: string; bytes: number }>`
      select name, bytes from (${sql.join(
        TABLES.map(
          (table) => sql`
          select ${sql.lit(table)} as name, count(*) as rows,
            pg_total_relation_size(${sql.lit(table)})::float8 / greatest(count(*), 1) as bytes
          from ${sql.table(table)}`,
        ),
        sql` union all `,
      )}) as sizes where rows > 0
    `.execute(school.context.db);
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, Math.round(bytes)]));
  } finally {
    await school.close();
  }
}
