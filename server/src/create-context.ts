import { join } from 'node:path';
import { createAttemptCache } from './attempts/attempt-cache.ts';
import { gatherWrites } from './attempts/gathered-writes.ts';
import { createSessionStore } from './auth/sessions.ts';
import { deriveKey, loadSigningKey } from './auth/signing-keys.ts';
import { createTokenSigner } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { createRevisionCache } from './examinations/revision-cache.ts';
import { createAssetLinks } from './files/asset-links.ts';
import { createFileStore } from './files/file-store.ts';
import { createMailer } from './mail/mailer.ts';
import { createHeartbeat } from './outages/heartbeat.ts';
import { tellOutage } from './outages/tell-outage.ts';

/** Puts together what the features work with, on a migrated database. */
export async function createContext(config: Config, db: Database, clock: Clock): Promise<Context> {
  const key = await loadSigningKey(db, config.JWT_SECRET);
  const tokens = createTokenSigner(key, clock);
  const context = {
    config,
    clock,
    db,
    tokens,
    sessions: createSessionStore({ db, clock, tokens, tokenHours: config.TOKEN_HOURS }),
    files: await createFileStore(config),
    uploads: join(config.DATA_DIR, 'tmp'),
    assetLinks: createAssetLinks(deriveKey(key, 'asset links'), clock),
    revisions: createRevisionCache(db),
    attempts: createAttemptCache(db),
    mailer: createMailer(config),
    heartbeat: createHeartbeat({ db, clock }, tellOutage),
  };
  return { ...context, writes: gatherWrites(context) };
}
