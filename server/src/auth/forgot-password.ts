import type { forgotPassword as endpoint, Parsed } from '@lulus/contract';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { mailOff } from '../http/errors.ts';
import { networkOf } from './network-of.ts';
import { insertResetLink } from './password-links.queries.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import { listTries } from './throttles.queries.ts';
import { normalIdentifier } from './users.queries.ts';

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
  { db, clock, mailer, throttle }: Context,
  actor: Actor,
  { email: identifier, device_id }: Parsed<typeof endpoint, 'body'>,
): Promise<void> {
  if (!mailer) throw mailOff();
  const login = normalIdentifier(identifier);
  await inStrangersTurn('mail', actor, async () => {
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
