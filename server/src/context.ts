import type { AttemptCache } from './attempts/attempt-cache.ts';
import type { GatheredReadings } from './attempts/gathered-readings.ts';
import type { GatheredWrites } from './attempts/gathered-writes.ts';
import type { PaperStore } from './attempts/paper-store.ts';
import type { SessionStore } from './auth/sessions.ts';
import type { KeyRing } from './auth/signing-keys.ts';
import type { Throttle } from './auth/throttle.ts';
import type { TokenSigner } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Notices } from './db/notices.ts';
import type { HeldExaminations } from './examinations/held-examinations.ts';
import type { OwnAttempts } from './examinations/own-attempts.ts';
import type { RevisionCache } from './examinations/revision-cache.ts';
import type { AssetLinks } from './files/asset-links.ts';
import type { FileStore } from './files/file-store.ts';
import type { HeldLeaderboard } from './leaderboard/held-leaderboard.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Heartbeat } from './outages/heartbeat.ts';
import type { HeldSettings } from './settings/held-settings.ts';

/** What the features work with, made once at start. */
export interface Context {
  config: Config;
  clock: Clock;
  db: Database;
  notices: Notices;
  keys: KeyRing;
  throttle: Throttle;
  tokens: TokenSigner;
  sessions: SessionStore;
  files: FileStore;
  /** The folder where files are while the request that carries them runs. */
  uploads: string;
  assetLinks: AssetLinks;
  revisions: RevisionCache;
  /** The data of examinations on a dashboard, the same for all students. */
  examinations: HeldExaminations;
  /** A student's class and attempts, as they are now. */
  ownAttempts(userId: string): Promise<OwnAttempts>;
  papers: PaperStore;
  settings: HeldSettings;
  leaderboard: HeldLeaderboard;
  attempts: AttemptCache;
  readings: GatheredReadings;
  writes: GatheredWrites;
  /** Undefined where the server sends no mail. */
  mailer: Mailer | undefined;
  heartbeat: Heartbeat;
}
