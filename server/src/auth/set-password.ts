import type { Context } from '../context.ts';
import { hashToken } from './link-token.ts';
import { lockUsers, takeLink } from './password-links.queries.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { getUser } from './users.queries.ts';
import { getWorkingLink } from './verify-token.ts';

/** Uses the link up, ends what sessions there were, and answers the token of a new one. */
export async function setPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { db, clock, sessions, throttle } = context;
  // Looked at first, since a hash is too dear for a link that does not work.
  const { user_id } = await getWorkingLink(db, token, clock());
  await refusePassword(context, password, await getUser(db, user_id));
  await throttle.count(throttle.countOf('link', user_id));
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    await lockUsers(trx, [user_id]);
    // Used, replaced or expired meanwhile: the second look refuses with which it was.
    if (!(await takeLink(trx, hashToken(token), now))) await getWorkingLink(trx, token, now);
    await replacePassword(trx, user_id, { password_hash, must_change_password: false }, now);
  });
  await sessions.endAll(user_id);
  return sessions.open(await getUser(db, user_id));
}
