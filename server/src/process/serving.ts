/** A serving process: the whole application except PostgreSQL. Any number of them may share a database. */
import { flushCompileCache } from 'node:module';
import type { AddressInfo, ListenOptions } from 'node:net';
import { watchAttempts } from '../attempts/deadline/watch-attempts.ts';
import { scheduleBackups } from '../backup/schedule-backups.ts';
import { matchBalances } from '../leaderboard/match-balances.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { NO_LIMITS, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { listenForNotices } from '../platform/db/notices.ts';
import { drain } from '../platform/http/drain.ts';
import { rejectOverload } from '../platform/http/limits.ts';
import { watchPool, watchProcess } from '../platform/metrics/watch-process.ts';
import type { Stops } from '../platform/stops.ts';
import type { Served } from '../platform/worker-messages.ts';
import { buildApp } from './app.ts';
import { createContext } from './create-context.ts';
import { prepareFirstStart } from './first-start.ts';
import { startPeriodicJobs } from './periodic-jobs.ts';

const DRAIN_MS = 10_000;
/** Connections that may wait to be accepted, such as a whole school in one second. The system may allow fewer. */
const BACKLOG = 4096;

/**
 * Migrates the database, starts the jobs and listens. With `reusePort`, several processes may listen on the same port.
 * Adds the stop function of everything that it starts to `stops`.
 */
export async function startServing(
  config: Config,
  connectionString: string,
  stops: Stops,
  { reusePort = false } = {},
): Promise<Served> {
  const owner = config.MIGRATE_DATABASE_URL ?? connectionString;
  const preparing = openDatabase({ connectionString: owner, max: 1, limits: NO_LIMITS });
  await migrate(preparing);
  const db = openDatabase({ connectionString, onPool: watchPool });
  stops.add(() => db.destroy());
  const notices = listenForNotices({ connectionString });
  stops.add(() => notices.stop());
  const context = await createContext(config, db, systemClock, notices);
  const firstAdmin = await prepareFirstStart(context);
  await preparing.transaction().execute((trx) => matchBalances(trx, context));
  await preparing.destroy();

  watchProcess();
  watchAttempts(context);
  const app = await buildApp(context);
  await rejectOverload(app);
  startPeriodicJobs(context, stops, app.log);
  if (config.BACKUP_DIR) {
    const backups = scheduleBackups(context, { connectionString, folder: config.BACKUP_DIR }, app.log);
    stops.add(() => backups.stop());
  }
  const listening: ListenOptions = { host: config.HOST, port: config.PORT, backlog: BACKLOG, reusePort };
  await app.listen(listening);
  stops.add(() => drain(app, DRAIN_MS));

  // The cache makes the next start faster. It is written now in case this process is killed.
  flushCompileCache();
  const { port } = app.server.address() as AddressInfo;
  return { port, firstAdmin };
}
