/** The real application on a database that records each change. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { listenForNotices } from '../../src/platform/db/notices.ts';
import { buildApp } from '../../src/process/app.ts';
import type { Context } from '../../src/process/create-context.ts';
import { createContext } from '../../src/process/create-context.ts';
import { toldInAudit, toldInFile } from '../search-logs.ts';
import { collectSecrets, type Secrets } from '../secrets.ts';
import { watchChanges } from './watch-changes.ts';
import { watchFiles } from './watch-files.ts';

const PATIENCE_MS = 2000;

export interface Scene {
  app: FastifyInstance;
  context: Context;
  /** The application's port, for requests that no client library sends. */
  port: number;
  /** Changes since the last call: tables, files, and remains of uploads. */
  changes(): Promise<string[]>;
  /** The passwords and tokens of replies and accounts. */
  secrets: Secrets;
  /** The log lines since the last call that contain one of these secrets, or one of the scene's own. */
  told(sent: Secrets): string[];
  /** Lines with one of its own secrets in the audit log and in PostgreSQL's log. */
  toldAtLast(): Promise<string[]>;
  end(): Promise<void>;
}

/** `connectionString` is a migrated database that no one else uses; `postgresLog` is the log of its PostgreSQL. */
export async function makeScene(connectionString: string, postgresLog: string): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-fuzz-'));
  const before = await stat(postgresLog);
  const config = readConfig({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    // Mail is on for the routes, but the part that sends it does not run.
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://school.example',
  });
  const db = openDatabase({ connectionString, max: 5 });
  const notices = listenForNotices({ connectionString });
  const context = await createContext(config, db, systemClock, notices);
  context.heartbeat = { beat: async () => undefined };
  const secrets = collectSecrets();
  let lines: string[] = [];
  const app = await buildApp(context, { write: (line) => void lines.push(line) });
  app.addHook('preValidation', async ({ headers }) => {
    secrets.add(headers.authorization?.replace('Bearer ', '') ?? '');
  });
  // The fuzzer causes thousands of rejections, so they must not wait.
  app.refusalTurn = () => 0;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const changedTables = await watchChanges(db);
  const changedFiles = await watchFiles(join(dataDir, 'files'));
  const told = new Set<string>();

  /** Remains of uploads, each reported once. After an aborted request the cleanup may take a moment. */
  async function leftFiles(): Promise<string[]> {
    const left = async () =>
      (await readdir(context.uploads).catch(() => [])).filter((name) => !told.has(name));
    for (const end = Date.now() + PATIENCE_MS; (await left()).length > 0 && Date.now() < end; )
      await sleep(20);
    const files = await left();
    for (const name of files) told.add(name);
    return files.map(() => 'the folder of uploads');
  }
  return {
    app,
    context,
    secrets,
    told(sent) {
      const logged = lines;
      lines = [];
      return logged.filter((line) => secrets.foundIn([line]).length + sent.foundIn([line]).length > 0);
    },
    async toldAtLast() {
      const { size } = before;
      return [
        ...(await toldInAudit(connectionString, secrets)),
        ...(await toldInFile(postgresLog, secrets, size)),
      ];
    },
    port: (app.server.address() as AddressInfo).port,
    async changes() {
      const files = (await changedFiles()).map((path) => `the file ${path}`);
      return [...(await changedTables()), ...files, ...(await leftFiles())];
    },
    async end() {
      await app.close();
      await notices.stop();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
