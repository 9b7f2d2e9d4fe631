import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';

/** Creates a database with all migrations up to this one, and returns it with a client for plain SQL. */
export async function databaseOfVersion(migration: string) {
  const name = `empty_${randomUUID()}`;
  const connectionString = inject('postgresUrl').replace(/\/[^/?]*\?/, `/${name}?`);
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  onTestFinished(() => server.end());
  await server.query(`create database ${pg.escapeIdentifier(name)}`);
  const db = openDatabase({ connectionString, max: 1 });
  onTestFinished(() => db.destroy());
  await migrate(db, migration);
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return { db, client };
}
