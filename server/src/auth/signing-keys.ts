import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../db/database.ts';

export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

/** Serialises the nodes that start on an empty database at once. */
const FIRST_KEY_LOCK = 4_801_001;

/**
 * The key that signs what the server hands out: `JWT_SECRET` when it is set, else one that was made once and is
 * kept in the database, so that all nodes share it and a restart logs no one out.
 */
export async function loadSigningKey(db: Database, configured: string | undefined): Promise<SigningKey> {
  if (configured !== undefined) return { id: 'configured', secret: Buffer.from(configured) };
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`.execute(trx);
    const newest = trx
      .selectFrom('signing_keys')
      .select(['id', 'secret'])
      .orderBy('created_at', 'desc')
      .limit(1);
    const known = await newest.executeTakeFirst();
    if (known) return known;
    const made = { id: newId(), secret: randomBytes(32) };
    await trx.insertInto('signing_keys').values(made).execute();
    return made;
  });
}

/** A key of its own for another purpose, so that one signature never passes for another kind. */
export function deriveKey(key: SigningKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key.secret, '', purpose, 32));
}
