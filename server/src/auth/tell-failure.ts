import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';

/**
 * Tells of a wrong password or code, also of one that somebody who is logged in was asked for: they may have found the
 * device. What was typed as a login is noted nowhere: people type their password there.
 */
export function tellFailure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  person_id: string | undefined,
): Promise<void> {
  return audit(db, { at: clock(), actor, action: 'login_failed', subject: { person_id } });
}
