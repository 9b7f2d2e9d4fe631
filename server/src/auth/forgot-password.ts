import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { mailOff } from '../http/errors.ts';
import { networkOf } from './network-of.ts';
import { insertResetLink } from './password-links.queries.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import { normalIdentifier } from './users.queries.ts';

/** Nobody's mailbox is filled by asking again and again. */
const NOT_AGAIN_MS = 60_000;

/**
 * Has a reset link mailed to whoever has this login and an email address. One statement whether or not there is such
 * an account, and none that waits for the disk, so that the clock does not tell either: should the server fail in that
 * moment, the person asks again.
 */
export async function forgotPassword(
  { db, clock, mailer, throttle }: Context,
  actor: Actor,
  identifier: string,
): Promise<void> {
  if (!mailer) throw mailOff();
  await inStrangersTurn(async () => {
    await throttle.count(
      throttle.countOf('mailsFrom', networkOf(actor)),
      throttle.countOf('mail', normalIdentifier(identifier)),
    );
    const now = clock();
    const unlessSince = new Date(now.getTime() - NOT_AGAIN_MS);
    await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit to off`.execute(trx);
      await insertResetLink(trx, identifier, { id: newId(), now, unlessSince, actor });
    });
  }, networkOf(actor));
}
