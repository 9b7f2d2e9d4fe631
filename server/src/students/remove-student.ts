import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { deleteStudent } from './students.queries.ts';

/** Deletes the student and all that is theirs, for good. Their tokens are worth nothing from then on. */
export async function removeStudent({ db, sessions }: Context, id: string): Promise<void> {
  const deleted = await db.transaction().execute((trx) => deleteStudent(trx, id));
  if (!deleted) throw notFound();
  // The rows are gone already; this makes the node forget the tokens that it has just verified.
  await sessions.endAll(id);
}
