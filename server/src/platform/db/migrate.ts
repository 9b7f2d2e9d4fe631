import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const FOLDER = new URL('../../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    migrations[name.replace(/\.sql$/, '')] = {
      up: (db) =>
        sql
          .raw(text)
          .execute(db)
          .then(() => undefined),
    };
  }
  return migrations;
}

/** Returns the names of this version's migrations, in order. */
export async function listKnownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations());
}

/** Migrates the database to the newest schema or to `name`, in one transaction. Several nodes may call it at once. */
export async function migrate<T>(db: Kysely<T>, name?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error) throw error;
}
