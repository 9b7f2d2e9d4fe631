/** The real application on a database that records every change. */
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
import { namedInAudit, namedInFile } from '../search-logs.ts';
import { collectSecrets, type Secrets } from '../secrets.ts';
import { watchChanges } from './watch-changes.ts';
import { watchFiles } from './watch-files.ts';

const CLEANUP_MS = 2000;

export interface Scene {
  app: FastifyInstance;
  context: Context;
  /** The application's port, for raw requests. */
  port: number;
  /** Returns what has changed since the last call: tables, files, and remains of uploads. */
  changes(): Promise<string[]>;
  /** The passwords and tokens of replies and accounts. */
  secrets: Secrets;
  /** Returns log lines since the last call that contain one of `sent`, or one of `secrets`. */
  findLeaks(sent: Secrets): string[];
  /** Returns lines of the audit log and of PostgreSQL's log that contain one of `secrets`. */
  findFinalLeaks(): Promise<string[]>;
  end(): Promise<void>;
}

/**
 * `connectionString` is a migrated database that only this scene uses. `postgresLog` is the log of its
 * PostgreSQL.
 */
export async function makeScene(connectionString: string, postgresLog: string): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-fuzz-'));
  const before = await stat(postgresLog);
  const config = readConfig({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    // Enables the mail endpoints, but no job sends mail.
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
  await app.listen({ host: '127.0.0.1', port: 0 });
  const changedTables = await watchChanges(db);
  const changedFiles = await watchFiles(join(dataDir, 'files'));
  const reported = new Set<string>();

  /** Returns remains of uploads, each once. After an aborted request, the cleanup may take a moment. */
  async function leftFiles(): Promise<string[]> {
    const left = async () =>
      (await readdir(context.uploads).catch(() => [])).filter((name) => !reported.has(name));
    for (const end = Date.now() + CLEANUP_MS; (await left()).length > 0 && Date.now() < end; )
      await sleep(20);
    const files = await left();
    for (const name of files) reported.add(name);
    return files.map(() => 'the folder of uploads');
  }
  return {
    app,
    context,
    secrets,
    findLeaks(sent) {
      const logged = lines;
      lines = [];
      return logged.filter((line) => secrets.foundIn([line]).length + sent.foundIn([line]).length > 0);
    },
    async findFinalLeaks() {
      const { size } = before;
      return [
        ...(await namedInAudit(connectionString, secrets)),
        ...(await namedInFile(postgresLog, secrets, size)),
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
