import { join } from 'node:path';
import { gatherReadings } from '../attempts/answers/gathered-readings.ts';
import { gatherWrites } from '../attempts/answers/gathered-writes.ts';
import type { AttemptsContext } from '../attempts/context.ts';
import { createPaperStore } from '../attempts/paper/paper-store.ts';
import { createAttemptCache } from '../attempts/state/attempt-cache.ts';
import { createRateLimits } from '../auth/login/rate-limits.ts';
import { createSessionStore } from '../auth/sessions/sessions.ts';
import { createKeyRing, deriveKeys } from '../auth/sessions/signing-keys.ts';
import { createTokenSigner } from '../auth/sessions/tokens.ts';
import { createExaminationCache } from '../examinations/dashboard/examination-cache.ts';
import { gatherOwnAttempts } from '../examinations/dashboard/own-attempts.ts';
import { createRevisionCache } from '../examinations/publishing/revision-cache.ts';
import type { LeaderboardContext } from '../leaderboard/context.ts';
import { createLeaderboardCache } from '../leaderboard/leaderboard-cache.ts';
import { announceOutage } from '../outages/announce-outage.ts';
import { createHeartbeat, type Heartbeat } from '../outages/heartbeat.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { type Notices, noNotices } from '../platform/db/notices.ts';
import { createAssetLinks } from '../platform/files/asset-links.ts';
import { createFileStore } from '../platform/files/store/create-file-store.ts';
import { privateFolder } from '../platform/files/store/private-folder.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createSettingsCache } from '../settings/settings-cache.ts';

/** The services of all features. */
export interface Context extends AttemptsContext, LeaderboardContext {
  heartbeat: Heartbeat;
}

/** Creates the services of all features. The database must be migrated. */
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
    limits: createRateLimits(db, keys),
    tokens,
    sessions: createSessionStore({ db, notices, clock, tokens, tokenHours: config.TOKEN_HOURS }),
    files: await createFileStore(config),
    uploads: await privateFolder(join(config.DATA_DIR, 'tmp')),
    assetLinks,
    revisions,
    examinations: createExaminationCache({ db, notices }),
    ownAttempts: gatherOwnAttempts(db),
    papers: createPaperStore({ revisions, assetLinks }),
    settings: createSettingsCache({ db, notices }),
    leaderboard: createLeaderboardCache({ db, notices, config }),
    attempts: createAttemptCache(readings, clock),
    readings,
    mailer: createMailer(config),
    heartbeat: createHeartbeat({ db, clock }, announceOutage),
  };
  return Object.assign(context, { writes: gatherWrites(context) });
}
