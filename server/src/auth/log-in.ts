import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import type { Device } from './device.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { findUserByIdentifier, replacePasswordHash } from './users.queries.ts';

interface Form {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * Answers the access token. The same refusal in the same time for an unknown account and a wrong password; that a code
 * is needed is told to whoever has the right one. What was typed as a login is noted nowhere: people type their
 * password there.
 */
export async function logIn(context: Context, actor: Actor, device: Device, form: Form): Promise<string> {
  const user = await findUserByIdentifier(context.db, form.email);
  const matches = await verifyPassword(user?.password_hash, form.password);
  if (!user || !matches) {
    const failure = { at: context.clock(), actor, action: 'login_failed' } as const;
    await audit(context.db, { ...failure, subject: { person_id: user?.id } });
    throw badCredentials();
  }
  await passSecondFactor(context, user, form.code);
  if (user.password_hash !== null && isHashOutdated(user.password_hash)) {
    await replacePasswordHash(context.db, user.id, {
      from: user.password_hash,
      to: await hashPassword(form.password),
    });
  }
  return context.sessions.logIn(user, actor, device);
}
