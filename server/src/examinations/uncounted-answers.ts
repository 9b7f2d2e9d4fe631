/** Conditions on `late_answers`, for queries that join them. */
import { sql } from 'kysely';

/** Not counted yet, and newer than what is stored. */
export const isNewer = sql<boolean>`(late_answers.counted_at is null and not exists (
  select from answers
  where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id
    and answers.seq >= late_answers.seq))`;

/** Other than what is stored. */
export const isOther = sql<boolean>`late_answers.option is distinct from (
  select option from answers
  where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id)`;

/** Not counted yet, and newer and other than what is stored. */
export const isUncounted = sql<boolean>`(${isNewer} and ${isOther})`;
