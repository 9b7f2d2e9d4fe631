/** Key pairs with which browsers encrypt copies of answers. The format is in contract/src/answer-copy.ts. */

import { generateKeyPairSync } from 'node:crypto';
import type { getCopyKey, Reply } from '@lulus/contract';
import { type Selectable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type CopyKey = Selectable<Schema['copy_keys']>;

/** Advisory lock that serialises nodes which create the first key at once. */
const FIRST_KEY_LOCK = 4_801_004;

function newestKey(db: Db): Promise<CopyKey | undefined> {
  return db.selectFrom('copy_keys').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirst();
}

export function findCopyKey(db: Db, id: string): Promise<CopyKey | undefined> {
  return db.selectFrom('copy_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a new X25519 key pair, 32 bytes each (RFC 7748). */
function generatePair() {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  return { public_key: Buffer.from(x, 'base64url'), secret_key: Buffer.from(d, 'base64url') };
}

async function makeFirstKey({ db, clock }: Pick<PlatformContext, 'clock' | 'db'>): Promise<CopyKey> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`.execute(trx);
    const known = await newestKey(trx);
    if (known) return known;
    const key = { id: newId(), ...generatePair(), created_at: clock() };
    await trx.insertInto('copy_keys').values(key).execute();
    return key;
  });
}

export async function readCopyKey(
  context: Pick<PlatformContext, 'clock' | 'db'>,
): Promise<Reply<typeof getCopyKey>> {
  const { id, public_key } = (await newestKey(context.db)) ?? (await makeFirstKey(context));
  return { key_id: id, public_key: public_key.toString('base64url') };
}
