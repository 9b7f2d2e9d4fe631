import type { StoredAnswer } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** The chosen option and its `seq`, by question id. */
export type Stored = Map<string, Pick<StoredAnswer, 'option' | 'seq'>>;

/**
 * Reads the stored answers of each attempt. They are sent as text, which takes both sides half the time of
 * JSON or rows. Option ids are numbers, so they contain no comma.
 */
export async function readStored(db: Db, attemptIds: string[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<{
    attempt_id: string;
    questions: string;
    options: string;
    seqs: string;
  }>`${prepared}
    select attempt_id, string_agg(question_id::text, ',') as questions,
      string_agg(coalesce(option, ''), ',') as options, string_agg(seq::text, ',') as seqs
    from answers where attempt_id = any(${attemptIds}::uuid[]) group by attempt_id
  `.execute(db);
  const stored = new Map<string, Stored>(attemptIds.map((id) => [id, new Map()]));
  for (const { attempt_id, questions, options, seqs } of rows) {
    const option = options.split(',');
    const seq = seqs.split(',');
    questions.split(',').forEach((id, at) => {
      stored.get(attempt_id)?.set(id, { option: option[at] || null, seq: Number(seq[at]) });
    });
  }
  return stored;
}

export function highestSeq(stored: Stored): number {
  let highest = 0;
  for (const { seq } of stored.values()) highest = Math.max(highest, seq);
  return highest;
}
