import type { Context } from '../context.ts';
import { gradingRevisions } from '../corrections/grading-revisions.ts';
import type { Db } from '../db/database.ts';
import type { Revision } from '../examinations/revision.ts';
import { readStored, type Stored } from './answers.queries.ts';
import type { Attempt } from './attempts.queries.ts';
import { grade } from './grading.ts';

export interface Graded {
  attempt_id: string;
  result_score: number;
  result_max: number;
}

type Gradable = Pick<Attempt, 'id' | 'revision_id'>;

/** Grades what is stored of the attempt by this revision. */
export function gradeAttempt({ id }: Gradable, revision: Revision, stored: Stored | undefined): Graded {
  const choices = new Map([...(stored ?? [])].map(([question_id, { option }]) => [question_id, option]));
  const { score, max } = grade(revision, choices);
  return { attempt_id: id, result_score: score, result_max: max };
}

/** Reads and grades what is stored of each attempt by these revisions. */
export async function gradeBy(
  db: Db,
  revisionOf: (id: string) => Revision,
  attempts: Gradable[],
): Promise<Graded[]> {
  const stored = await readStored(
    db,
    attempts.map(({ id }) => id),
  );
  return attempts.map((attempt) =>
    gradeAttempt(attempt, revisionOf(attempt.revision_id), stored.get(attempt.id)),
  );
}

/**
 * Reads and grades what is stored of each attempt by the keys in force. Wants them locked, or closed: a correction
 * locks them too, so that what is read here, after the lock, is the key that holds when the transaction ends.
 */
export async function gradeStored(
  db: Db,
  context: Pick<Context, 'revisions'>,
  attempts: Gradable[],
): Promise<Graded[]> {
  const ids = attempts.map(({ revision_id }) => revision_id);
  return gradeBy(db, await gradingRevisions(db, context, ids), attempts);
}
