import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { deleteStudents } from './students.queries.ts';

/**
 * Deletes the students with all their data, and audits that without personal data. Their tokens become invalid. Returns
 * the number of deleted students.
 */
export async function removeStudents(
  { db, clock, notices }: Pick<PlatformContext, 'clock' | 'db' | 'notices'>,
  actor: Actor,
  ids: string[],
): Promise<number> {
  const deleted = await db.transaction().execute(async (trx) => {
    const gone = await deleteStudents(trx, ids);
    const lines = gone.map((person_id) => ({ subject: { person_id } }));
    await auditEach(trx, { at: clock(), actor, action: 'student_deleted' }, lines);
    return gone.length;
  });
  // The deleted sessions cause notices. Wait until this node has removed them from its cache.
  await notices.settle();
  return deleted;
}
