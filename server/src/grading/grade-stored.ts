import type { ExaminationsContext } from '../examinations/context.ts';
import type { Revision } from '../examinations/publishing/revision.ts';
import type { Db } from '../platform/db/database.ts';
import { grade } from './grade.ts';
import { gradingRevisions } from './grading-revisions.ts';
import { readStored } from './stored-answers.queries.ts';

export interface Graded {
  attempt_id: string;
  /** Null while essays are unmarked. */
  result_score: number | null;
  result_max: number;
  /** How many essays are unmarked. */
  unmarked: number;
}

interface Gradable {
  id: string;
  revision_id: string;
  form: number;
}

/** Reads the stored answers of each attempt, and grades them by these revisions. */
export async function gradeBy(
  db: Db,
  revisionOf: (attempt: Gradable) => Revision,
  attempts: Gradable[],
): Promise<Graded[]> {
  const stored = await readStored(
    db,
    attempts.map(({ id }) => id),
  );
  return attempts.map((attempt) => {
    const { score, max, unmarked } = grade(revisionOf(attempt), stored.get(attempt.id) ?? new Map());
    return { attempt_id: attempt.id, result_score: score, result_max: max, unmarked };
  });
}

/**
 * Reads the stored answers of each attempt, and grades them by the corrected answer keys. The attempts must
 * be locked or closed. A correction locks them too, so an answer key that is read after the lock cannot
 * change until the transaction ends.
 */
export async function gradeStored(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  attempts: Gradable[],
): Promise<Graded[]> {
  return gradeBy(db, await gradingRevisions(db, context, attempts), attempts);
}
