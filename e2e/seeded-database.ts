/** Starts servers on clones of the database and files that `global-setup.ts` has created. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { namedInFile, postgresLog } from '../server/test/search-logs.ts';
import { secrets } from '../server/test/secrets.ts';
import { type RunningServer, removeData, startServer } from './running-server.ts';

export const TEMPLATE = 'template_seeded';
/** File with the output of the first start, which contains the admin's password. */
export const FIRST_OUTPUT = 'first-output.txt';
/** Environment variables by which the setup passes values to the workers. */
export const SETUP = {
  databaseUrl: 'JOURNEYS_DATABASE_URL',
  postgresData: 'JOURNEYS_POSTGRES_DATA',
  seededData: 'JOURNEYS_SEEDED_DATA',
};
/** Worker processes of a server. One suffices, because several servers share the machine's cores. */
export const WORKERS = '1';

const setUp = (name: keyof typeof SETUP) => process.env[SETUP[name]] ?? '';

export function withDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

export async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts a server on its own clones. Its `stop` also searches PostgreSQL's log for secrets and removes the files. */
export async function startSeededServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const cluster = setUp('databaseUrl');
  const name = `journeys_${randomUUID()}`;
  await execute(cluster, `create database "${name}" template ${TEMPLATE}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-e2e-'));
  await cp(setUp('seededData'), dataDir, { recursive: true });
  const firstOutput = await readFile(join(dataDir, FIRST_OUTPUT), 'utf8');
  const server = await startServer({
    dataDir,
    env: { DATABASE_URL: withDatabase(cluster, name), WORKERS, ...env },
  });
  return {
    ...server,
    output: () => firstOutput + server.output(),
    async stop() {
      const code = await server.stop();
      const leaks = await namedInFile(postgresLog(setUp('postgresData')), secrets);
      if (leaks.length > 0)
        throw new Error(`PostgreSQL has written a password or a token:\n${leaks.join('\n')}`);
      await removeData(server);
      return code;
    },
  };
}
