import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { deleteStudents } from './students.queries.ts';

/**
 * Deletes the students and all that is theirs, for good; a line without their data says so. Their tokens are worth
 * nothing from then on. Answers how many there were of them.
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
  // Each ended session causes a notice. This waits until this node's cache of live sessions has them removed.
  await notices.settle();
  return deleted;
}
