import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { deleteStudent } from './students.queries.ts';

/**
 * Deletes the student and all that is theirs, for good; a line without their data says so. Their tokens are worth
 * nothing from then on.
 */
export async function removeStudent(
  { db, clock, sessions }: Context,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteStudent(trx, id))) throw notFound();
    await audit(trx, { at: clock(), actor, action: 'student_deleted', subject: { person_id: id } });
  });
  // The rows are gone already; this makes the node forget which of them were live.
  await sessions.endAll(id);
}
