import type { ItemResponse } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { EssayMark } from './grade.ts';

/** What is stored for one question. The response of a single choice is the option's id. */
export interface StoredResponse {
  response: ItemResponse | null;
  seq: number;
  /** Of an essay whose text is marked. */
  mark?: EssayMark | undefined;
}

/** By question id. */
export type Stored = Map<string, StoredResponse>;

/** Joins marks to `answers`. A mark counts while the text is the one that was marked. */
export const isMarked = sql<boolean>`marks.attempt_id = answers.attempt_id
  and marks.question_id = answers.question_id and marks.essay_md5 = md5(answers.response #>> '{}')`;

/** Adds the marks of essays to these attempts. */
async function addMarks(db: Db, stored: Map<string, Stored>, attemptIds: string[]): Promise<void> {
  if (attemptIds.length === 0) return;
  const { rows } = await sql<EssayMark & { attempt_id: string; question_id: string }>`${prepared}
    select marks.attempt_id, marks.question_id, points, comment from marks join answers on ${isMarked}
    where marks.attempt_id = any(${attemptIds}::uuid[])
  `.execute(db);
  for (const { attempt_id, question_id, ...mark } of rows) {
    const own = stored.get(attempt_id)?.get(question_id);
    if (own) own.mark = mark;
  }
}

/**
 * Reads the stored answers of each attempt. Options are sent as text, which takes both sides half the time of JSON or
 * rows. Option ids are numbers, so they contain no comma. Responses of other types are one JSON object per attempt.
 */
export async function readStored(db: Db, attemptIds: string[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<{
    attempt_id: string;
    questions: string;
    options: string;
    seqs: string;
    /** By question id; null if there are only options. */
    responses: Record<string, ItemResponse> | null;
  }>`${prepared}
    select attempt_id, string_agg(question_id::text, ',') as questions,
      string_agg(coalesce(option, ''), ',') as options, string_agg(seq::text, ',') as seqs,
      json_object_agg(question_id, response) filter (where response is not null) as responses
    from answers where attempt_id = any(${attemptIds}::uuid[]) group by attempt_id
  `.execute(db);
  const stored = new Map<string, Stored>(attemptIds.map((id) => [id, new Map()]));
  for (const { attempt_id, questions, options, seqs, responses } of rows) {
    const option = options.split(',');
    const seq = seqs.split(',');
    questions.split(',').forEach((id, at) => {
      const response = option[at] || responses?.[id] || null;
      stored.get(attempt_id)?.set(id, { response, seq: Number(seq[at]) });
    });
  }
  const withTexts = rows.filter(({ responses }) => responses !== null).map(({ attempt_id }) => attempt_id);
  await addMarks(db, stored, withTexts);
  return stored;
}

export function highestSeq(stored: Stored): number {
  let highest = 0;
  for (const { seq } of stored.values()) highest = Math.max(highest, seq);
  return highest;
}
