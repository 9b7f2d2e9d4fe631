/** The condition on `late_answers` that queries share. */
import { sql } from 'kysely';

/**
 * The newest late answer to its question, newer than the stored one and with a different response. A counted one is equal
 * to the stored one.
 */
export const isUncounted = sql<boolean>`(not exists (
    select from answers
    where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id
      and answers.seq >= late_answers.seq)
  and not exists (
    select from late_answers as newer
    where newer.attempt_id = late_answers.attempt_id and newer.question_id = late_answers.question_id
      and newer.seq > late_answers.seq)
  and coalesce(late_answers.response, to_jsonb(late_answers.option)) is distinct from (
    select coalesce(response, to_jsonb(option)) from answers
    where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id))`;
