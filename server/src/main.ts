import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { announcement } from './announce.ts';
import { buildApp } from './app.ts';
import { closeOverdueAttempts } from './attempts/close-overdue-attempts.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { createContext } from './create-context.ts';
import { NO_LIMITS, openDatabase } from './db/database.ts';
import { DataDirInUseError, EmbeddedPostgresError } from './db/embedded/errors.ts';
import { startEmbeddedPostgres } from './db/embedded/postgres.ts';
import { migrate } from './db/migrate.ts';
import { removeLeftovers } from './files/remove-leftovers.ts';
import { removeUnreferenced } from './files/remove-unreferenced.ts';
import { prepareFirstStart } from './first-start.ts';
import { drain } from './http/drain.ts';
import { repeat } from './jobs/repeat.ts';
import { countReleasedResults } from './leaderboard/count-released-results.ts';
import { matchTimeZone } from './leaderboard/match-time-zone.ts';
import { sendDueMails } from './mail/send-due-mails.ts';

const SWEEP_EVERY_MS = 1000;
const MAIL_EVERY_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DRAIN_MS = 10_000;
/** For everything: the requests, the sweep and PostgreSQL's shutdown. */
const STOP_MS = 70_000;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** What has been started, each with the way to end it; ended in reverse order. */
const started: (() => Promise<unknown>)[] = [];

async function stopAll(): Promise<void> {
  for (let stop = started.pop(); stop; stop = started.pop()) await stop();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  let connectionString = config.DATABASE_URL;
  if (connectionString === undefined) {
    const starting = startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say });
    // Registered before it is there, so that a signal during its start stops it too.
    started.push(async () => (await starting.catch(() => undefined))?.stop());
    connectionString = (await starting).connectionString;
  }
  // The embedded PostgreSQL holds the folder for this process alone; otherwise another node may be at work in it.
  await removeLeftovers(config.DATA_DIR, config.DATABASE_URL === undefined ? 0 : DAY_MS);
  const preparing = openDatabase({ connectionString, limits: NO_LIMITS });
  started.push(() => preparing.destroy());
  await migrate(preparing);
  const db = openDatabase({ connectionString });
  started.push(() => db.destroy());
  const context = await createContext(config, db, systemClock);
  const firstAdmin = await prepareFirstStart(context);
  await preparing.transaction().execute((trx) => matchTimeZone(trx, context));

  const app = await buildApp(context);
  const sweep = repeat(
    SWEEP_EVERY_MS,
    async () => {
      // Whatever an outage made overdue gets its time back first; where that cannot be told, nothing is closed.
      await context.heartbeat.beat();
      await closeOverdueAttempts(context);
      await countReleasedResults(context);
    },
    (error) => app.log.error({ err: error }, 'the sweep failed'),
  );
  started.push(() => sweep.stop());
  const cleaning = repeat(
    HOUR_MS,
    async () => {
      await removeLeftovers(config.DATA_DIR, DAY_MS);
      await removeUnreferenced(context);
    },
    (error) => app.log.error({ err: error }, 'cleaning up the files failed'),
  );
  started.push(() => cleaning.stop());
  if (context.mailer) {
    const { mailer } = context;
    started.push(async () => mailer.close());
    const mailing = repeat(
      MAIL_EVERY_MS,
      () => sendDueMails(context),
      (error) => app.log.error({ err: error }, 'mailing failed'),
    );
    started.push(() => mailing.stop());
  }
  await app.listen({ host: config.HOST, port: config.PORT });
  started.push(() => drain(app, DRAIN_MS));

  // The next start then does without the compiler, however this one ends.
  flushCompileCache();
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(announcement(config, port, firstAdmin));
}

/** A sentence for what the person at the keyboard can mend; the whole stack for a fault of ours. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataDirInUseError ||
    error instanceof EmbeddedPostgresError
  ) {
    return error.message;
  }
  const { code, message, stack, cause } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `The port is taken by another program. Set PORT to another one. (${message})`;
  return `${stack ?? message}${cause instanceof Error ? `\nCaused by ${cause}` : ''}`;
}

closeWithGrace({ delay: STOP_MS }, async ({ err }) => {
  if (err) say(explain(err));
  await stopAll();
});

try {
  await start();
} catch (error) {
  say(`\n${explain(error)}`);
  await stopAll();
  process.exit(1);
}
