import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { LINKS_LAST_MS } from '../../platform/files/asset-links.ts';
import { SERVER } from '../../platform/http/actor.ts';
import type { AuthContext } from '../context.ts';
import { deleteSpentKeys, insertSigningKey } from './signing-keys.queries.ts';
import { drawKey, SIGNS_AFTER_MS } from './signing-keys.ts';

/** Creates a signing key, with which all nodes sign after a few minutes. Existing signatures stay valid. */
export async function rotateKey({ db, clock }: Pick<PlatformContext, 'clock' | 'db'>): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    await insertSigningKey(trx, drawKey(at));
    await audit(trx, { at, actor: SERVER, action: 'signing_key_rotated' });
  });
}

/** Loads keys whose notice was missed, and deletes keys that are no longer needed. Any number of nodes may run it. */
export async function maintainKeys({
  db,
  clock,
  keys,
}: Pick<AuthContext, 'clock' | 'db' | 'keys'>): Promise<void> {
  await keys.reload();
  await deleteSpentKeys(db, { now: clock(), signsAfterMs: SIGNS_AFTER_MS, linksLastMs: LINKS_LAST_MS });
}
