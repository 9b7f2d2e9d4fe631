/** Starts a server like `npm start` in an empty folder, with access to its database. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { removeData, startServer } from '../../e2e/running-server.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { NO_LIMITS, openDatabase } from '../../server/src/platform/db/database.ts';
import type { Context } from '../../server/src/process/create-context.ts';
import { createContext } from '../../server/src/process/create-context.ts';
import { cpuMsOf } from '../machine/processes.ts';

const CONNECTIONS = 10;

export interface CpuMs {
  server: number;
  postgres: number;
}

export interface School {
  port: number;
  /** Pid of the server, or of its supervisor. */
  pid: number;
  databaseUrl: string;
  context: Context;
  /** CPU time of all processes since their start. */
  cpu(): CpuMs;
  /** Finishes PostgreSQL's background work after data were inserted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openSchool(env: Record<string, string>): Promise<School> {
  const server = await startServer({ env: { SAMPLE: 'off', ...env } });
  const { dataDir, databaseUrl } = server;
  // Otherwise the server would outlive this process.
  const end = () => server.process.kill();
  process.once('exit', end);
  const db = openDatabase({ connectionString: databaseUrl, max: CONNECTIONS, limits: NO_LIMITS });
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const pid = server.process.pid ?? 0;
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  return {
    port: Number(new URL(server.url).port),
    pid,
    databaseUrl,
    context: await createContext(config, db, systemClock),
    cpu: () => ({ server: cpuMsOf(pid), postgres: cpuMsOf(postmaster) }),
    async settle() {
      const superuser = openDatabase({
        connectionString: databaseUrl.replace('//lulus@', '//postgres@'),
        max: 1,
        limits: NO_LIMITS,
      });
      await sql`vacuum analyze`.execute(superuser);
      await sql`checkpoint`.execute(superuser);
      await superuser.destroy();
    },
    async close() {
      await db.destroy();
      await server.stop();
      process.removeListener('exit', end);
      await removeData(server);
    },
  };
}
