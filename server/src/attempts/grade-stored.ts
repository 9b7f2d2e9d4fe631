import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readStored, type Stored } from './answers.queries.ts';
import type { Attempt } from './attempts.queries.ts';
import { grade } from './grading.ts';

export interface Graded {
  attempt_id: string;
  result_score: number;
  result_max: number;
}

/** Grades what is stored of the attempt, which the caller has read while it was locked, or closed. */
export async function gradeAttempt(
  context: Pick<Context, 'revisions'>,
  { id, revision_id }: Attempt,
  stored: Stored,
): Promise<Graded> {
  const choices = new Map([...stored].map(([question_id, { option }]) => [question_id, option]));
  const { score, max } = grade(await context.revisions.get(revision_id), choices);
  return { attempt_id: id, result_score: score, result_max: max };
}

/** Reads and grades what is stored of each attempt. Wants them locked, or closed. */
export async function gradeStored(
  db: Db,
  context: Pick<Context, 'revisions'>,
  attempts: Attempt[],
): Promise<Graded[]> {
  const stored = await readStored(
    db,
    attempts.map(({ id }) => id),
  );
  return Promise.all(
    attempts.map((attempt) => gradeAttempt(context, attempt, stored.get(attempt.id) ?? new Map())),
  );
}
