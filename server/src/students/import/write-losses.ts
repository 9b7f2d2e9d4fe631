import { lockLogins } from '../../auth/account/users.queries.ts';
import { deleteUnusedLinks } from '../../auth/links/password-links.queries.ts';
import { endSessionsOf } from '../../auth/sessions/sessions.queries.ts';
import { auditEach } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Account, type StudentRecord, updateStudents } from './import.queries.ts';
import { type Step, stepsThat } from './plan-import.ts';

const WITHOUT = { email: { email: null }, whatsapp: { whatsapp: null, whatsapp_digits: null } };

/** Returns the audit line of a changed account, or an empty list if nothing changed. */
export function changeLines(before: StudentRecord, after: StudentRecord) {
  const changed = changedFields(before, after);
  return changed ? [{ subject: { person_id: after.id }, ...changed }] : [];
}

/**
 * Removes from self-registered accounts the identifiers that rows claim, revokes their links and ends their sessions.
 * Their other data stays, even if no login is left. Returns each account with its new state.
 */
export async function writeLosses(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
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
