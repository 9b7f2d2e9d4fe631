import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertUser } from '../auth/account/users.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { SERVER } from '../platform/http/actor.ts';
import { hashPassword } from '../platform/passwords/passwords.ts';
import { randomPassword } from '../platform/passwords/random-password.ts';
import type { FirstAdmin } from '../platform/worker-messages.ts';
import { loadSamples } from '../sample/load-sample.ts';
import type { Context } from './create-context.ts';

/** Advisory lock that serialises nodes that start on an empty database. */
const FIRST_START_LOCK = 4_801_002;
const PASSWORD_LENGTH = 16;

/**
 * On a database without an admin, creates the first one and loads the sample examinations, in one transaction. Returns
 * the admin's login, which is shown only once. Returns undefined on every later start.
 */
export async function prepareFirstStart(context: Context): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SAMPLE } = context.config;
  return context.db.transaction().execute(async (trx) => {
    // Another node may be loading the samples, which takes long on a slow machine.
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`.execute(trx);
    const admin = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    if (admin) return undefined;

    const password = ADMIN_PASSWORD ?? randomPassword(PASSWORD_LENGTH);
    const id = newId();
    await insertUser(trx, {
      id,
      role: 'admin',
      first_name: 'Admin',
      email: ADMIN_EMAIL,
      password_hash: await hashPassword(password),
      must_change_password: ADMIN_PASSWORD === undefined,
    });
    const line = { at: context.clock(), actor: SERVER, action: 'admin_created' } as const;
    await audit(trx, { ...line, subject: { person_id: id }, after: { email: ADMIN_EMAIL } });
    if (SAMPLE) await loadSamples(trx, context);
    return { email: ADMIN_EMAIL, password };
  });
}
