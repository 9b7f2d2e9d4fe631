import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Device } from './device.ts';
import { hashToken } from './link-token.ts';
import { lockUsers, takeLink } from './password-links.queries.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { getUser } from './users.queries.ts';
import { getWorkingLink } from './verify-token.ts';

interface Form {
  token: string;
  password: string;
  code?: string | undefined;
}

/** Uses the link up, ends what sessions there were, and answers the token of a new one. */
export async function setPassword(
  context: Context,
  actor: Actor,
  device: Device,
  { token, password, code }: Form,
): Promise<string> {
  const { db, clock, sessions, throttle } = context;
  // Looked at first, since a hash is too dear for a link that does not work.
  const { user_id } = await getWorkingLink(db, token, clock());
  const user = await getUser(db, user_id);
  await refusePassword(context, password, user);
  await throttle.count(throttle.countOf('link', user_id));
  await passSecondFactor(context, user, code);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    await lockUsers(trx, [user_id]);
    // Used, replaced or expired meanwhile: the second look refuses with which it was.
    if (!(await takeLink(trx, hashToken(token), now))) await getWorkingLink(trx, token, now);
    await replacePassword(trx, user_id, { password_hash, must_change_password: false }, now);
    const subject = { person_id: user_id };
    await audit(trx, { at: now, actor: { ...actor, user_id }, action: 'password_set', subject });
  });
  await sessions.endAll([user_id]);
  return sessions.open({ ...user, must_change_password: false }, device);
}
