import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** What a dashboard shows of a student: their class as examinations name theirs, their extra time and their attempts. */
export interface OwnAttempts {
  class: string | null;
  extra_time_percent: number;
  /** The newest submitted first, and those that run. */
  attempts: OwnAttempt[];
}

export interface OwnAttempt {
  attempt_id: string;
  examination_id: string;
  examination_name: string;
  submitted_at: Date | null;
  result_score: number | null;
  result_max: number | null;
}

/** Of many students at once, in their order. */
export async function listOwnAttempts(db: Db, userIds: string[]): Promise<OwnAttempts[]> {
  const { rows } = await sql<
    { user_id: string; class: string | null; extra_time_percent: number } & {
      [C in keyof OwnAttempt]: OwnAttempt[C] | null;
    }
  >`${prepared}
    select users.id as user_id, lower(trim(users.class)) as class, users.extra_time_percent,
      attempts.id as attempt_id, attempts.examination_id, examination_name, submitted_at, result_score, result_max
    from users
      left join attempts on attempts.user_id = users.id
      left join revisions on revisions.id = attempts.revision_id
      left join results on results.attempt_id = attempts.id
    where users.id = any(${userIds}::uuid[])
    order by submitted_at desc nulls last
  `.execute(db);
  const byUser = new Map<string, OwnAttempts>();
  for (const { user_id, class: className, extra_time_percent, ...attempt } of rows) {
    const own = byUser.get(user_id) ?? { class: className, extra_time_percent, attempts: [] };
    if (attempt.attempt_id !== null) own.attempts.push(attempt as OwnAttempt);
    byUser.set(user_id, own);
  }
  return userIds.map((id) => byUser.get(id) ?? { class: null, extra_time_percent: 0, attempts: [] });
}
