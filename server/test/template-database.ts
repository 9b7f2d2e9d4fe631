/**
 * One PostgreSQL for the whole run, with a migrated template that each test file clones: a real database of its own
 * for every file, in a few milliseconds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresLog, toldInAudit, toldInFile } from './search-logs.ts';
import { collectSecrets } from './secrets.ts';

const TEMPLATE = 'template_lulus';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Of that PostgreSQL. */
    postgresLog: string;
  }
}

/** The same server, another database of it. */
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

/** Clones the template and answers the clone's address. */
export async function createTestDatabase(postgresUrl: string, name: string): Promise<string> {
  await execute(postgresUrl, `create database ${pg.escapeIdentifier(name)} template ${TEMPLATE}`);
  return withDatabase(postgresUrl, name);
}

/** What looks like a secret in any of the databases' audit logs, whoever made it, or in PostgreSQL's log. */
async function toldAtTheEnd(connectionString: string, dataDir: string): Promise<string[]> {
  const secrets = collectSecrets();
  const told = await toldInFile(postgresLog(dataDir), secrets);
  // In some the tables are another role's.
  const asSuperuser = connectionString.replace('//lulus@', '//postgres@');
  for (const name of await databasesOf(connectionString)) {
    told.push(...(await toldInAudit(withDatabase(asSuperuser, name), secrets)));
  }
  return told;
}

export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await execute(postgres.connectionString, `create database ${TEMPLATE}`);
  const db = openDatabase({ connectionString: withDatabase(postgres.connectionString, TEMPLATE) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresUrl', postgres.connectionString);
  project.provide('postgresLog', postgresLog(dataDir));

  return async () => {
    const told = await toldAtTheEnd(postgres.connectionString, dataDir).finally(async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    if (told.length > 0) throw new Error(`What looks like a secret is in a log:\n${told.join('\n')}`);
  };
}
