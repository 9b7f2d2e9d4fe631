import { lockLogins } from '../auth/account/users.queries.ts';
import { deleteUnusedLinks } from '../auth/links/password-links.queries.ts';
import { endSessionsOf } from '../auth/sessions/sessions.queries.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { replacePasswords } from './import/import.queries.ts';

/**
 * Replaces the passwords of these students, revokes their links and ends their sessions. A null hash is for a student
 * who gets a link. After the commit, call `notices.settle`.
 */
export async function replaceStudentPasswords(
  trx: Db,
  { at, actor }: { at: Date; actor: Actor },
  students: { id: string; password_hash: string | null }[],
): Promise<void> {
  const ids = students.map(({ id }) => id);
  await lockLogins(trx, ids);
  await replacePasswords(trx, students);
  await deleteUnusedLinks(trx, ids);
  await endSessionsOf(trx, ids, at);
  const lines = ids.map((person_id) => ({ subject: { person_id } }));
  await auditEach(trx, { at, actor, action: 'password_reset' }, lines);
}
