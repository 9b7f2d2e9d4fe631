import type { ItemResponse } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** What is stored for one question. The response of a single choice is the option's id. */
export interface StoredResponse {
  response: ItemResponse | null;
  seq: number;
}

/** By question id. */
export type Stored = Map<string, StoredResponse>;

/** Adds the responses of other types than single choice. */
async function addResponses(db: Db, stored: Map<string, Stored>, attemptIds: string[]): Promise<void> {
  const rows = await db
    .selectFrom('answers')
    .select(['attempt_id', 'question_id', 'response', 'seq'])
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('response', 'is not', null)
    .execute();
  for (const { attempt_id, question_id, response, seq } of rows) {
    stored.get(attempt_id)?.set(question_id, { response, seq });
  }
}

/**
 * Reads the stored answers of each attempt. Options are sent as text, which takes both sides half the time of JSON or
 * rows. Option ids are numbers, so they contain no comma. Responses of other types follow where there are any.
 */
export async function readStored(db: Db, attemptIds: string[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<{
    attempt_id: string;
    questions: string;
    options: string;
    seqs: string;
    has_responses: boolean;
  }>`${prepared}
    select attempt_id, string_agg(question_id::text, ',') as questions,
      string_agg(coalesce(option, ''), ',') as options, string_agg(seq::text, ',') as seqs,
      bool_or(response is not null) as has_responses
    from answers where attempt_id = any(${attemptIds}::uuid[]) group by attempt_id
  `.execute(db);
  const stored = new Map<string, Stored>(attemptIds.map((id) => [id, new Map()]));
  for (const { attempt_id, questions, options, seqs } of rows) {
    const option = options.split(',');
    const seq = seqs.split(',');
    questions.split(',').forEach((id, at) => {
      stored.get(attempt_id)?.set(id, { response: option[at] || null, seq: Number(seq[at]) });
    });
  }
  const withResponses = rows.filter(({ has_responses }) => has_responses).map(({ attempt_id }) => attempt_id);
  if (withResponses.length > 0) await addResponses(db, stored, withResponses);
  return stored;
}

export function highestSeq(stored: Stored): number {
  let highest = 0;
  for (const { seq } of stored.values()) highest = Math.max(highest, seq);
  return highest;
}
