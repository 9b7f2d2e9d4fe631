import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { v7 as newId } from 'uuid';
import { NO_LIMITS, openDatabase } from '../platform/db/database.ts';
import { listKnownMigrations, migrate } from '../platform/db/migrate.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import { BackupError, type Checksums, entriesOf, FILES, type Manifest, TABLES } from './archive.ts';
import { listMigrations, listTables, quoted } from './table-list.ts';

export interface RestoreOptions {
  connectionString: string;
  files: FileStore;
  /** Folder for files on their way into the store. */
  uploads: string;
  /** Path of the archive, and the result of `verifyArchive`. */
  file: string;
  verified: { manifest: Manifest; checksums: Checksums };
  /** Receives the share of the archive that is restored, from 0 to 1. */
  onRead?: (share: number) => void;
}

/**
 * Fills an empty system from a verified archive, and migrates it to the newest schema. All tables are written in one
 * transaction, after the files. A failure leaves the system empty, so the restore can be repeated.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { connectionString, verified } = options;
  const { migrations } = verified.manifest;
  const known = await listKnownMigrations();
  if (migrations.some((name, index) => known[index] !== name)) {
    throw new BackupError('The archive is of a newer version of Lulus than this one. Nothing was restored.');
  }
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  const db = openDatabase({ connectionString, limits: NO_LIMITS });
  try {
    await client.connect();
    const present = await listMigrations(client);
    if (present.length > migrations.length) {
      throw new BackupError(
        'The database has the tables of a newer version than the archive. Restore into a new one.',
      );
    }
    if (present.length > 0) await refuseInUse(client);
    await migrate(db, migrations.at(-1));
    await client.query('begin');
    await fill(client, options);
    await client.query('commit');
    await migrate(db);
  } finally {
    await client.end().catch(() => undefined);
    await db.destroy();
  }
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select exists (select from users) or exists (select from examinations) as in_use',
  );
  if (rows[0]?.in_use) {
    throw new BackupError(
      'This system is not empty: a backup is restored into an empty one only. Nothing was restored.',
    );
  }
}

async function fill(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { manifest, checksums } = options.verified;
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(manifest.tables)) {
    throw new BackupError('The tables of this database are not those of the archive. Nothing was restored.');
  }
  // A server that starts now waits for this lock, and then finds the restored admins.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await refuseInUse(client);
  await client.query(`set local datestyle to 'iso, ymd'`);
  const restoreForeignKeys = await dropForeignKeys(client);
  // Remove the rows that migrations have inserted. The archive has their current versions.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);

  for await (const { header, content } of entriesOf(options.file, { onRead: options.onRead })) {
    if (header.name.startsWith(FILES)) await putFile(options, header.name.slice(FILES.length), content);
    if (!header.name.startsWith(TABLES)) continue;
    const table = tables.find(({ name }) => TABLES + name === header.name);
    if (!table) continue;
    const copy = client.query(
      copyFrom(`copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`),
    );
    await pipeline(content, copy);
    if (copy.rowCount !== checksums[header.name]?.rows) {
      throw new BackupError(`Not all rows of table ${table.name} could be read. Nothing was restored.`);
    }
  }
  await restoreForeignKeys();
  await setSequences(client);
}

/**
 * Drops the foreign keys within the transaction, since tables refer to each other in a circle. Returns the function
 * that restores them, which checks every row.
 */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table_name: string; name: string; definition: string }>(`
    select r.relname as table_name, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and r.relnamespace = current_schema()::regnamespace`);
  for (const { table_name, name } of rows) {
    await client.query(`alter table ${quoted(table_name)} drop constraint ${quoted(name)}`);
  }
  return async () => {
    for (const { table_name, name, definition } of rows) {
      await client.query(`alter table ${quoted(table_name)} add constraint ${quoted(name)} ${definition}`);
    }
  };
}

async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`);
  for (const { table_name, column_name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column_name)}), 0) + 1, false)
       from ${quoted(table_name)}`,
      [quoted(table_name), column_name],
    );
  }
}

async function putFile({ files, uploads }: RestoreOptions, path: string, content: Readable): Promise<void> {
  await mkdir(uploads, { recursive: true });
  const whole = join(uploads, newId());
  try {
    await pipeline(content, createWriteStream(whole));
    await files.put(path, whole);
  } finally {
    await rm(whole, { force: true });
  }
}
