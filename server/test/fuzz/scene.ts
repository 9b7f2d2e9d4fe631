/** The real application on a database in which each change is noted. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { createContext } from '../../src/create-context.ts';
import { openDatabase } from '../../src/db/database.ts';
import { listenForNotices } from '../../src/db/notices.ts';
import { watchChanges } from './watch-changes.ts';
import { watchFiles } from './watch-files.ts';

const PATIENCE_MS = 2000;

export interface Scene {
  app: FastifyInstance;
  context: Context;
  /** Where the application listens, for what no client library would send. */
  port: number;
  /** What has changed since it was last asked: tables, files, and what of uploads lies around. */
  changes(): Promise<string[]>;
  end(): Promise<void>;
}

/** `connectionString` is of a migrated database that nobody else uses. */
export async function makeScene(connectionString: string): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-fuzz-'));
  const config = readConfig({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // It sends mail, as far as its routes can tell: what would do it does not run.
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://school.example',
  });
  const db = openDatabase({ connectionString, max: 5 });
  const notices = listenForNotices({ connectionString });
  const context = await createContext(config, db, systemClock, notices);
  context.heartbeat = { beat: async () => undefined };
  const app = await buildApp(context);
  // It is refused by the thousand.
  app.refusalTurn = () => 0;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const changedTables = await watchChanges(db);
  const changedFiles = await watchFiles(join(dataDir, 'files'));
  const told = new Set<string>();

  /** What uploads have left behind, each told once. A caller who is gone is not waited for, so it may take a moment. */
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
