import type { forgotPassword as endpoint, Parsed } from '@lulus/contract';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { mailOff } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { networkOf } from '../../platform/http/requests/network-of.ts';
import { normalIdentifier } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { limitAnonymousWork } from '../login/limit-anonymous-work.ts';
import { listTries } from '../login/throttles.queries.ts';
import { insertResetLink } from './password-links.queries.ts';

/** At most one mail to an account within this time. */
const NOT_AGAIN_MS = 60_000;

/**
 * Queues a mail with a reset link if an account has this login and an email address. The statements are the same for
 * an unknown account, and none waits for the disk, so the time is the same too. If the server fails at that moment,
 * the person asks again.
 *
 * People at an address whose device the account knows share a count, which others cannot use up. A count for each
 * device would be no limit: an account can be made with an unproved email address.
 */
export async function forgotPassword(
  { db, clock, mailer, throttle }: Pick<AuthContext, 'clock' | 'db' | 'throttle' | 'mailer'>,
  actor: Actor,
  { email: identifier, device_id }: Parsed<typeof endpoint, 'body'>,
): Promise<void> {
  if (!mailer) throw mailOff();
  const login = normalIdentifier(identifier);
  await limitAnonymousWork('mail', actor, async () => {
    const places = device_id === undefined ? [] : [throttle.countOf('place', login, 'device', device_id)];
    const [device] = await listTries(db, places, clock());
    const from = device?.is_known ? 'mailsFromKnown' : 'mailsFrom';
    await throttle.count(throttle.countOf(from, networkOf(actor)), throttle.countOf('mail', login));
    const now = clock();
    const unlessSince = new Date(now.getTime() - NOT_AGAIN_MS);
    await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit to off`.execute(trx);
      await insertResetLink(trx, identifier, { id: newId(), now, unlessSince, actor });
    });
  });
}
