import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** Stored data of one attempt. */
export interface StoredAttempt {
  attempt_id: string;
  examination_id: string;
  revision_id: string;
  /** Counted from 1, including attempts that have been erased. */
  number: number;
  submitted_at: Date | null;
  /** Null while the attempt runs, and while its essays are unmarked; so is `result_max`. */
  result_score: number | null;
  result_max: number | null;
}

export interface StoredAttempts {
  class_id: string | null;
  extra_time_percent: number;
  /** The newest submitted attempt first, the running ones last. */
  attempts: StoredAttempt[];
}

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));

function readAttempt(line: string): StoredAttempt {
  const [attempt_id = '', examination_id = '', revision_id = '', number, submitted, score, max] =
    line.split(' ');
  return {
    attempt_id,
    examination_id,
    revision_id,
    number: Number(number),
    submitted_at: submitted === undefined ? null : new Date(Number(submitted)),
    result_score: numberOf(score),
    result_max: numberOf(max),
  };
}

/**
 * Reads the attempts of many students, in their order. A student's attempts are sent as one text, which takes
 * both sides a fraction of the time of rows. No value contains a space or a comma, and missing values are at
 * the end.
 */
export async function listStoredAttempts(db: Db, userIds: string[]): Promise<StoredAttempts[]> {
  const { rows } = await sql<{
    user_id: string;
    class_id: string | null;
    extra_time_percent: number;
    attempts: string | null;
  }>`${prepared}
    select users.id as user_id, class_id, extra_time_percent, (
      select string_agg(concat_ws(' ', attempts.id, examination_id, revision_id, attempts.number,
        (date_part('epoch', submitted_at) * 1000)::bigint, result_score,
        case when result_score is not null then result_max end), ',')
      from attempts left join results on results.attempt_id = attempts.id and submitted_at is not null
      where attempts.user_id = users.id
    ) as attempts
    from users where users.id = any(${userIds}::uuid[])
  `.execute(db);
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.map((id) => {
    const row = byUser.get(id);
    const attempts = row?.attempts?.split(',').map(readAttempt) ?? [];
    return {
      class_id: row?.class_id ?? null,
      extra_time_percent: row?.extra_time_percent ?? 0,
      attempts: attempts.sort((one, other) => Number(other.submitted_at) - Number(one.submitted_at)),
    };
  });
}

/** Returns the examination names of these revisions. */
export async function listNames(
  db: Db,
  revisionIds: string[],
): Promise<{ id: string; examination_name: string }[]> {
  const { rows } = await sql<{ id: string; examination_name: string }>`${prepared}
    select id, examination_name from revisions where id = any(${revisionIds}::uuid[])
  `.execute(db);
  return rows;
}
