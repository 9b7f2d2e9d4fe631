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

/** Minimum time between two reset mails to an account, in milliseconds. */
const MAIL_INTERVAL_MS = 60_000;

/**
 * Queues a reset mail if an account has this login and an email address. Runs the same statements for an unknown login
 * and does not wait for the disk, so response times reveal nothing. A crash may lose the request; then the user asks
 * again.
 *
 * Requests from devices known to the account have a separate count per network, which other clients cannot use up. A
 * count per device would be no limit, since accounts can be registered with unverified email addresses.
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
    const unlessSince = new Date(now.getTime() - MAIL_INTERVAL_MS);
    await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit to off`.execute(trx);
      await insertResetLink(trx, identifier, { id: newId(), now, unlessSince, actor });
    });
  });
}
