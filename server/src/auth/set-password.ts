import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { orUndo } from '../or-undo.ts';
import type { Device } from './device.ts';
import { hashToken } from './link-token.ts';
import { takeLink } from './password-links.queries.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword, turnOf } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import { tellFailure } from './tell-failure.ts';
import { getUser, lockLogins } from './users.queries.ts';
import { getWorkingLink } from './verify-token.ts';

interface Form {
  token: string;
  password: string;
  code?: string | undefined;
}

/** Uses the link up, ends all sessions, and returns the token of a new one. */
export async function setPassword(
  context: Context,
  actor: Actor,
  device: Device,
  { token, password, code }: Form,
): Promise<string> {
  const { db, clock, notices, sessions, throttle } = context;
  // Looked at first, since a hash is too dear for a link that does not work.
  const user = await inStrangersTurn('link', actor, async () => {
    const { user_id } = await getWorkingLink(db, token, clock());
    return getUser(db, user_id);
  });
  const user_id = user.id;
  refusePassword(password, user);
  const tries = throttle.countOf('link', user_id);
  await throttle.count(tries);
  await orUndo(passSecondFactor(context, user, code), async () => {
    if (code !== undefined) await tellFailure(context, actor, user_id);
  });
  const password_hash = await orUndo(hashPassword(password, turnOf({ ...actor, user_id })), () =>
    throttle.takeBack(tries),
  );
  const session = await db.transaction().execute(async (trx) => {
    const now = clock();
    await lockLogins(trx, [user_id]);
    // Used, replaced or expired meanwhile: the second look refuses with which it was.
    if (!(await takeLink(trx, hashToken(token), now))) await getWorkingLink(trx, token, now);
    await replacePassword(trx, user_id, { password_hash, must_change_password: false }, now);
    const subject = { person_id: user_id };
    await audit(trx, { at: now, actor: { ...actor, user_id }, action: 'password_set', subject });
    return sessions.open({ ...user, must_change_password: false }, device, trx);
  });
  await notices.settle();
  return session;
}
