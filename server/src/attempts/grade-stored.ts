import type { Context } from '../context.ts';
import { gradingRevisions } from '../corrections/grading-revisions.ts';
import type { Db } from '../db/database.ts';
import type { Revision } from '../examinations/revision.ts';
import { readStored } from './answers.queries.ts';
import type { Attempt } from './attempts.queries.ts';
import { grade } from './grading.ts';

export interface Graded {
  attempt_id: string;
  result_score: number;
  result_max: number;
}

type Gradable = Pick<Attempt, 'id' | 'revision_id'>;

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
  return attempts.map(({ id, revision_id }) => {
    const { score, max } = grade(revisionOf(revision_id), stored.get(id) ?? new Map());
    return { attempt_id: id, result_score: score, result_max: max };
  });
}

/**
 * Reads and grades the stored answers of each attempt by the keys in force. The attempts must be locked, or closed. A
 * correction locks them too, so the key that is read here after the lock stays in force until the transaction ends.
 */
export async function gradeStored(
  db: Db,
  context: Pick<Context, 'revisions'>,
  attempts: Gradable[],
): Promise<Graded[]> {
  const ids = attempts.map(({ revision_id }) => revision_id);
  return gradeBy(db, await gradingRevisions(db, context, ids), attempts);
}
