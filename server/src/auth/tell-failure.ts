import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';

/**
 * Writes a wrong password or code to the audit log, also one that was entered in a session: a stranger may have found
 * the device. The login as typed is never noted, since people type their password there.
 */
export function tellFailure(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  person_id: string | undefined,
): Promise<void> {
  return audit(db, { at: clock(), actor, action: 'login_failed', subject: { person_id } });
}
