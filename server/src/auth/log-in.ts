import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import { countLogin } from './count-login.ts';
import type { Device } from './device.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { tellFailure } from './tell-failure.ts';
import { findUserByIdentifier, replacePasswordHash } from './users.queries.ts';

interface Form {
  email: string;
  password: string;
  code?: string | undefined;
  device_id?: string | undefined;
}

/** Answers the access token. */
export async function logIn(context: Context, actor: Actor, device: Device, form: Form): Promise<string> {
  const account = await checkCredentials(context, actor, form);
  const token = await context.sessions.logIn(account, actor, device);
  // The password was replaced while it was being looked at: what was right by the one before may be wrong now.
  return token ?? logIn(context, actor, device, form);
}

/**
 * The account whose login and password these are. The same refusals in the same time for an unknown account and a wrong
 * password; too many of them have to wait. That a code is needed is told to whoever has the right password.
 */
async function checkCredentials(context: Context, actor: Actor, form: Form) {
  const { throttle } = context;
  const login = await countLogin(context, form.email, { actor, device_id: form.device_id });
  const user = await findUserByIdentifier(context.db, form.email);
  const matches = await verifyPassword(user?.password_hash, form.password, login.waiting).catch(
    async (error) => {
      // So many log in at once that this one was not even looked at.
      await login.undo();
      throw error;
    },
  );
  if (!user?.password_hash || !matches) {
    await login.fail();
    await tellFailure(context, actor, user?.id);
    throw badCredentials();
  }
  await passSecondFactor(context, user, form.code).catch(async (error) => {
    // The password was right: wrong codes have a count of their own.
    await login.undo();
    if (form.code !== undefined) await tellFailure(context, actor, user.id);
    throw error;
  });
  // Who is given another password by the teacher does not wait for what others did with the one before.
  const origin = user.must_change_password ? 'given' : 'chosen';
  await throttle.count(throttle.countOf('logins', user.id, origin)).catch(async (error) => {
    await login.undo();
    throw error;
  });
  let { password_hash } = user;
  if (isHashOutdated(password_hash)) {
    const to = await hashPassword(form.password);
    await replacePasswordHash(context.db, user.id, { from: password_hash, to });
    password_hash = to;
  }
  await login.succeed();
  return { ...user, password_hash };
}
