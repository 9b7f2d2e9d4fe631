import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const KEY_BYTES = 32;

/** The key that encrypts the secrets. The first call creates it. */
export async function getFactorKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('second_factor_key')
    .values({ secret: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('second_factor_key').select('secret').executeTakeFirstOrThrow()).secret;
}

/** Returns the second factor of an account, confirmed or not. */
export function findSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'wait_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((codes) => codes.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores an unconfirmed secret. Returns false if the account has a confirmed one. */
export async function putUnconfirmed(db: Db, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const put = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** Confirms the secret, so that logins require a code. Returns false if it is confirmed already or was replaced. */
export async function confirmFactor(db: Db, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Deletes a second factor with its recovery codes. Returns false if there was none. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * Counts a try before the code is verified, so that concurrent tries gain nothing. Returns false while the account has
 * to wait. After the free tries, each try doubles the next wait.
 */
export async function countTry(
  db: Db,
  userId: string,
  { now, free, firstWait, longestWait }: { now: Date; free: number; firstWait: number; longestWait: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factors set tries = tries + 1, wait_until = case when tries + 1 >= ${free}::int then
      ${now}::timestamptz + least(${longestWait}::int, ${firstWait}::int * 2 ^ least(tries + 1 - ${free}::int, 20))
        * interval '1 second' end
    where user_id = ${userId} and (wait_until is null or wait_until <= ${now})`.execute(db);
  return numAffectedRows === 1n;
}

/** Invalidates the codes up to this time step. Returns false if it was used; of two concurrent calls one succeeds. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ used_step: step, tries: 0, wait_until: null })
    .where('user_id', '=', userId)
    .where('used_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Marks a recovery code as used. Returns false if it is unknown or used; of two concurrent calls one succeeds. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Replaces all recovery codes. Concurrent calls run one after the other, and the last one wins. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: Buffer[]): Promise<void> {
  await sql`select from second_factors where user_id = ${userId} for no key update`.execute(db);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}
