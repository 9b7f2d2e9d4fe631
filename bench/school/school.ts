/** Starts a server like `npm start` in an empty folder, with access to its database. */
import { sql } from 'kysely';
import { removeData, startServer } from '../../e2e/running-server.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { NO_LIMITS, openDatabase } from '../../server/src/platform/db/database.ts';
import { type Context, createContext } from '../../server/src/process/create-context.ts';

export interface School {
  port: number;
  /** Pid of the server, or of its supervisor. */
  pid: number;
  databaseUrl: string;
  context: Context;
  /** Finishes PostgreSQL's background work after data were inserted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openSchool(env: Record<string, string>): Promise<School> {
  const server = await startServer({ env: { SAMPLE: 'off', LOG_LEVEL: 'info', ...env } });
  const { dataDir, databaseUrl } = server;
  // Otherwise the server would outlive this process.
  const end = () => server.process.kill();
  process.once('exit', end);
  const db = openDatabase({ connectionString: databaseUrl, max: 10, limits: NO_LIMITS });
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const pid = server.process.pid ?? 0;
  return {
    port: Number(new URL(server.url).port),
    pid,
    databaseUrl,
    context: await createContext(config, db, systemClock),
    async settle() {
      const connectionString = databaseUrl.replace('//lulus@', '//postgres@');
      const superuser = openDatabase({ connectionString, max: 1, limits: NO_LIMITS });
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
