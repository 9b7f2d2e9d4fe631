import type { Actor } from '../audit/actor.ts';
import { auditEach } from '../audit/audit.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { deleteUnusedLinks } from '../auth/password-links.queries.ts';
import { endSessionsOf } from '../auth/sessions.queries.ts';
import { lockLogins } from '../auth/users.queries.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Account, type StudentRecord, updateStudents } from './import.queries.ts';
import { type Step, stepsThat } from './plan-import.ts';

const WITHOUT = { email: { email: null }, whatsapp: { whatsapp: null, whatsapp_digits: null } };

/** What the audit log says of an account that an import has changed, if it has. */
export function changeLines(before: StudentRecord, after: StudentRecord) {
  const changed = changedFields(before, after);
  return changed ? [{ subject: { person_id: after.id }, ...changed }] : [];
}

/**
 * Takes from self-registered accounts what rows have, before it is given to others, and ends their sessions and
 * links. Their other data stays, even if no one can log in to them any more. Returns each with its new state.
 */
export async function writeLosses(
  trx: Db,
  { clock }: Context,
  { steps, actor }: { steps: Step[]; actor: Actor },
): Promise<Map<Account, Account>> {
  const losers = new Map<Account, Account>();
  for (const { loss } of [...stepsThat(steps, 'create'), ...stepsThat(steps, 'update')]) {
    if (!loss) continue;
    const { account, field } = loss;
    losers.set(account, { ...(losers.get(account) ?? account), ...WITHOUT[field] });
  }
  if (losers.size === 0) return losers;
  const ids = [...losers.keys()].map(({ id }) => id);
  const at = clock();
  await lockLogins(trx, ids);
  await updateStudents(trx, [...losers.values()], at);
  await deleteUnusedLinks(trx, ids);
  await endSessionsOf(trx, ids, at);
  const lines = [...losers].flatMap(([before, after]) => changeLines(before, after));
  await auditEach(trx, { at, actor, action: 'student_updated' }, lines);
  return losers;
}
