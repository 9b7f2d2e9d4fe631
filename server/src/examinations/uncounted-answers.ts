/** Conditions on `late_answers`, for queries that join them. */
import { sql } from 'kysely';

/** Not counted yet, and newer than the stored answer. */
export const isNewer = sql<boolean>`(late_answers.counted_at is null and not exists (
  select from answers
  where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id
    and answers.seq >= late_answers.seq))`;

/** The option differs from the stored one. */
export const isOther = sql<boolean>`late_answers.option is distinct from (
  select option from answers
  where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id)`;

/** Not counted yet, newer than the stored answer, and with a different option. */
export const isUncounted = sql<boolean>`(${isNewer} and ${isOther})`;
