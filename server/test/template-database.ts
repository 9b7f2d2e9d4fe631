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

const TEMPLATE = 'template_lulus';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The same server, another database of it. */
function withDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Clones the template and answers the clone's address. */
export async function createTestDatabase(postgresUrl: string, name: string): Promise<string> {
  await execute(postgresUrl, `create database ${pg.escapeIdentifier(name)} template ${TEMPLATE}`);
  return withDatabase(postgresUrl, name);
}

export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await execute(postgres.connectionString, `create database ${TEMPLATE}`);
  const db = openDatabase({ connectionString: withDatabase(postgres.connectionString, TEMPLATE) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresUrl', postgres.connectionString);

  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
