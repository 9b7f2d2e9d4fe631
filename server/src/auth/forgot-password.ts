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

/** Nobody's mailbox is filled by asking again and again. */
const NOT_AGAIN_MS = 60_000;

/**
 * Has a reset link mailed to whoever has this login and an email address. The same statements whether or not there is such
 * an account, and none that waits for the disk, so that the clock does not tell either: should the server fail in that
 * moment, the person asks again.
 *
 * At an address, those whose device the account knows share a count that nobody else uses up. It is no count of each
 * device: whoever makes accounts has as many that know theirs, with email addresses that nobody has proved.
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
