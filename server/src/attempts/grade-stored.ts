import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readAnswers } from './answers.queries.ts';
import type { Attempt } from './attempts.queries.ts';
import { type Grade, grade } from './grading.ts';

/** Grades what is stored of the attempt. Wants it locked, or closed. */
export async function gradeStored(
  db: Db,
  context: Context,
  attempt: Pick<Attempt, 'id' | 'revision_id'>,
): Promise<Grade> {
  const revision = await context.revisions.get(attempt.revision_id);
  const answers = await readAnswers(db, attempt.id);
  return grade(revision, new Map(Object.entries(answers).map(([id, { option }]) => [id, option])));
}
