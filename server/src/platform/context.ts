import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Notices } from './db/notices.ts';
import type { AssetLinks } from './files/asset-links.ts';
import type { FileStore } from './files/store/file-store.ts';
import type { Mailer } from './mail/mailer.ts';

/**
 * The services that all features share, created once at start. A feature adds its own services in its `context.ts`. A
 * use case takes only those it needs: `Pick<PlatformContext, 'db' | 'clock'>`.
 */
export interface PlatformContext {
  config: Config;
  clock: Clock;
  db: Database;
  notices: Notices;
  files: FileStore;
  /** Folder for the temporary files of a running request. */
  uploads: string;
  assetLinks: AssetLinks;
  /** Undefined if the server sends no mail. */
  mailer: Mailer | undefined;
}
