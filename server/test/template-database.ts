/**
 * Starts one PostgreSQL for the whole run, with a migrated template. Each test file clones it, and so has a
 * real database within milliseconds.
 */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { namedInAudit, namedInFile, postgresLog } from './search-logs.ts';
import { collectSecrets } from './secrets.ts';
import { startTestPostgres } from './test-postgres.ts';

const TEMPLATE = 'template_lulus';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The log of that PostgreSQL. */
    postgresLog: string;
  }
}

/** Returns the address of another database on the same server. */
function withDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

async function execute(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function databasesOf(connectionString: string): Promise<string[]> {
  const { rows } = await execute(connectionString, 'select datname from pg_database where datallowconn');
  return rows.map(({ datname }) => datname);
}

/** Clones the template and returns the clone's address. */
export async function createTestDatabase(postgresUrl: string, name: string): Promise<string> {
  await execute(postgresUrl, `create database ${pg.escapeIdentifier(name)} template ${TEMPLATE}`);
  return withDatabase(postgresUrl, name);
}

/** Returns lines with a secret in PostgreSQL's log, or in the audit log of any database. */
async function findLeaks(connectionString: string, dataDir: string): Promise<string[]> {
  const secrets = collectSecrets();
  const leaks = await namedInFile(postgresLog(dataDir), secrets);
  // In some databases, the tables belong to another role.
  const asSuperuser = connectionString.replace('//lulus@', '//postgres@');
  for (const name of await databasesOf(connectionString)) {
    leaks.push(...(await namedInAudit(withDatabase(asSuperuser, name), secrets)));
  }
  return leaks;
}

/** Runs once for all projects. Starts nothing if none of them uses the server. */
export async function setup(project: TestProject) {
  const names = project.vitest.projects.map(({ name }) => name);
  if (!names.some((name) => name.startsWith('server') || name === 'chaos')) return;
  const postgres = await startTestPostgres();
  const { connectionString, dataDir } = postgres;
  await execute(connectionString, `create database ${TEMPLATE}`);
  const db = openDatabase({ connectionString: withDatabase(connectionString, TEMPLATE) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresUrl', connectionString);
  project.provide('postgresLog', postgresLog(dataDir));

  return async () => {
    const leaks = await findLeaks(connectionString, dataDir).finally(() => postgres.stop());
    if (leaks.length > 0) throw new Error(`A log contains a secret:\n${leaks.join('\n')}`);
  };
}
