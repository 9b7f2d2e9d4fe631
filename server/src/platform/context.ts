import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Notices } from './db/notices.ts';
import type { AssetLinks } from './files/asset-links.ts';
import type { FileStore } from './files/store/file-store.ts';
import type { Mailer } from './mail/mailer.ts';

/**
 * What all features work with, made once at start. A feature with parts of its own extends it in its `context.ts`. A
 * use case takes the parts that it uses: `Pick<PlatformContext, 'db' | 'clock'>`.
 */
export interface PlatformContext {
  config: Config;
  clock: Clock;
  db: Database;
  notices: Notices;
  files: FileStore;
  /** The folder where files are while the request that carries them runs. */
  uploads: string;
  assetLinks: AssetLinks;
  /** Undefined where the server sends no mail. */
  mailer: Mailer | undefined;
}
