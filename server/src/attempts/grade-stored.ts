import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readChoices } from './answers.queries.ts';
import type { Attempt } from './attempts.queries.ts';
import { grade } from './grading.ts';

export interface Graded {
  attempt_id: string;
  result_score: number;
  result_max: number;
}

/** Grades what is stored of each attempt. Wants them locked, or closed. */
export async function gradeStored(db: Db, context: Context, attempts: Attempt[]): Promise<Graded[]> {
  const choices = await readChoices(
    db,
    attempts.map(({ id }) => id),
  );
  return Promise.all(
    attempts.map(async ({ id, revision_id }) => {
      const revision = await context.revisions.get(revision_id);
      const { score, max } = grade(revision, choices.get(id) ?? new Map());
      return { attempt_id: id, result_score: score, result_max: max };
    }),
  );
}
