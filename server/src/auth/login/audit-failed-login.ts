import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Actor } from '../../platform/http/actor.ts';

/**
 * Audits a wrong password or code, also one entered in a session, since a stranger may have found the device. The typed
 * login is never stored, because people sometimes type their password there.
 */
export function auditFailedLogin(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  person_id: string | undefined,
): Promise<void> {
  return audit(db, { at: clock(), actor, action: 'login_failed', subject: { person_id } });
}
