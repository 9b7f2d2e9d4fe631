import type { AttemptCache } from './attempts/attempt-cache.ts';
import type { GatheredWrites } from './attempts/gathered-writes.ts';
import type { SessionStore } from './auth/sessions.ts';
import type { TokenSigner } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { RevisionCache } from './examinations/revision-cache.ts';
import type { AssetLinks } from './files/asset-links.ts';
import type { FileStore } from './files/file-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Heartbeat } from './outages/heartbeat.ts';

/** What the features work with, made once at start. */
export interface Context {
  config: Config;
  clock: Clock;
  db: Database;
  tokens: TokenSigner;
  sessions: SessionStore;
  files: FileStore;
  /** The folder where files are while the request that carries them runs. */
  uploads: string;
  assetLinks: AssetLinks;
  revisions: RevisionCache;
  attempts: AttemptCache;
  writes: GatheredWrites;
  /** Undefined where the server sends no mail. */
  mailer: Mailer | undefined;
  heartbeat: Heartbeat;
}
