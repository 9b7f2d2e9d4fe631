import { join } from 'node:path';
import { createAttemptCache } from './attempts/attempt-cache.ts';
import { gatherReadings } from './attempts/gathered-readings.ts';
import { gatherWrites } from './attempts/gathered-writes.ts';
import { createPaperStore } from './attempts/paper-store.ts';
import { createSessionStore } from './auth/sessions.ts';
import { createKeyRing, deriveKeys } from './auth/signing-keys.ts';
import { createThrottle } from './auth/throttle.ts';
import { getThrottleKey } from './auth/throttles.queries.ts';
import { createTokenSigner } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { type Notices, noNotices } from './db/notices.ts';
import { holdExaminations } from './examinations/held-examinations.ts';
import { gatherOwnAttempts } from './examinations/own-attempts.ts';
import { createRevisionCache } from './examinations/revision-cache.ts';
import { createAssetLinks } from './files/asset-links.ts';
import { createFileStore } from './files/file-store.ts';
import { privateFolder } from './files/private-folder.ts';
import { holdLeaderboard } from './leaderboard/held-leaderboard.ts';
import { createMailer } from './mail/mailer.ts';
import { createHeartbeat } from './outages/heartbeat.ts';
import { tellOutage } from './outages/tell-outage.ts';
import { holdSettings } from './settings/held-settings.ts';

/** Puts together what the features work with, on a migrated database. */
export async function createContext(
  config: Config,
  db: Database,
  clock: Clock,
  notices: Notices = noNotices,
): Promise<Context> {
  const keys = await createKeyRing({ db, clock, notices, config });
  const tokens = createTokenSigner(keys, clock);
  const assetLinks = createAssetLinks(deriveKeys(keys, 'asset links'), clock);
  const revisions = createRevisionCache(db);
  const readings = gatherReadings(db);
  const context = {
    config,
    clock,
    db,
    notices,
    keys,
    throttle: createThrottle({ db, clock, key: await getThrottleKey(db) }),
    tokens,
    sessions: createSessionStore({ db, notices, clock, tokens, tokenHours: config.TOKEN_HOURS }),
    files: await createFileStore(config),
    uploads: await privateFolder(join(config.DATA_DIR, 'tmp')),
    assetLinks,
    revisions,
    examinations: holdExaminations({ db, notices }),
    ownAttempts: gatherOwnAttempts(db),
    papers: createPaperStore({ db, revisions, assetLinks }),
    settings: holdSettings({ db, notices }),
    leaderboard: holdLeaderboard({ db, notices, config }),
    attempts: createAttemptCache(readings, clock),
    readings,
    mailer: createMailer(config),
    heartbeat: createHeartbeat({ db, clock }, tellOutage),
  };
  return Object.assign(context, { writes: gatherWrites(context) });
}
