import type { forgotPassword as endpoint, Parsed } from '@lulus/contract';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { mailOff } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { networkOf } from '../../platform/http/requests/network-of.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import { normalIdentifier } from '../account/logins.queries.ts';
import type { AuthContext } from '../context.ts';
import { insertResetLink } from './password-links.queries.ts';

/** Minimum time between two reset mails to an account, in milliseconds. */
const MAIL_INTERVAL_MS = 60_000;

/**
 * Queues a reset mail if an account has this login and an email address. Runs the same statements for an unknown login
 * and does not wait for the disk, so response times reveal nothing. A crash may lose the request; then the user asks
 * again.
 */
export async function forgotPassword(
  { db, clock, mailer, limits }: Pick<AuthContext, 'clock' | 'db' | 'limits' | 'mailer'>,
  actor: Actor,
  { email: identifier }: Parsed<typeof endpoint, 'body'>,
): Promise<void> {
  if (!mailer) throw mailOff();
  const asked = await limits.take('mailsTo', [normalIdentifier(identifier)]);
  await rollbackOnError(limits.take('mailsFrom', [networkOf(actor)]), asked.takeBack);
  const now = clock();
  const unlessSince = new Date(now.getTime() - MAIL_INTERVAL_MS);
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit to off`.execute(trx);
    await insertResetLink(trx, identifier, { id: newId(), now, unlessSince, actor });
  });
}
