import { insertAuditLines } from '../audit/audit.queries.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { deleteStudent } from './students.queries.ts';

/** Deletes the student and all that is theirs, for good; a line without their data says so. Their tokens are worth nothing from then on. */
export async function removeStudent(
  { db, clock, sessions }: Context,
  admin: { id: string },
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteStudent(trx, id))) throw notFound();
    await insertAuditLines(trx, { at: clock(), admin_id: admin.id, action: 'student_deleted' }, [id]);
  });
  // The rows are gone already; this makes the node forget which of them were live.
  await sessions.endAll(id);
}
