import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as packTar } from 'tar-stream';
import type { FileStore } from '../platform/files/store/file-store.ts';
import {
  BackupError,
  CHECKSUMS,
  type Checksums,
  FILES,
  MANIFEST,
  type Manifest,
  TABLES,
  verifyArchive,
  writeEntry,
} from './archive.ts';
import { listMigrations, listTables, quoted } from './table-list.ts';

export interface BackupOptions {
  connectionString: string;
  files: FileStore;
  /** Path of the archive. It must not exist yet. */
  file: string;
  now: Date;
  signal?: AbortSignal;
  onProgress?: (progress: BackupProgress) => void;
}

/** Current step, and the share of it that is done, from 0 to 1. */
export interface BackupProgress {
  doing: 'files' | 'tables' | 'verifying';
  share: number;
}

export interface BackupReport {
  rows: number;
  files: number;
  /** Paths of files that the database names, but the file store does not have. */
  missing: string[];
}

/** Returns the report as text for the operator. */
export function describeReport({ file, rows, files, missing }: BackupReport & { file: string }): string {
  const lines = missing.map((path) => `Missing in the file store, and so in the backup: ${path}`);
  return [...lines, `Backed up ${rows} rows and ${files} files to ${file}.`].join('\n');
}

/**
 * Writes a snapshot of the database, and the files that it names, into an archive. The archive is verified against its
 * checksums before it gets its final name. Nothing is locked, so examinations continue.
 */
export async function backup(options: BackupOptions): Promise<BackupReport> {
  const { file, connectionString } = options;
  if (await stat(file).catch(() => undefined)) {
    throw new BackupError(`${file} exists already. Choose another name, or move it away.`);
  }
  const client = new pg.Client({ connectionString });
  // Without a listener, a lost connection would end the process. The running statement fails anyway.
  client.on('error', () => undefined);
  const part = `${file}.part`;
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local datestyle to 'iso, ymd'`);
    // The database may have timeouts that are meant for requests.
    await client.query('set local statement_timeout to 0');
    await client.query('set local idle_in_transaction_session_timeout to 0');
    const report = await writeArchive(client, part, options);
    await client.query('commit');
    const { signal, onProgress } = options;
    await verifyArchive(part, { signal, onRead: (share) => onProgress?.({ doing: 'verifying', share }) });
    const handle = await open(part, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(part, file);
    return report;
  } finally {
    await client.end().catch(() => undefined);
    await rm(part, { force: true });
    await rm(`${part}.table`, { force: true });
  }
}

async function writeArchive(
  client: pg.Client,
  part: string,
  { files, now, signal, onProgress }: BackupOptions,
): Promise<BackupReport> {
  const manifest: Manifest = {
    format: 'lulus-backup',
    format_version: 1,
    created_at: now.toISOString(),
    migrations: await listMigrations(client),
    tables: await listTables(client),
  };
  if (manifest.migrations.length === 0) throw new BackupError('This database has no tables of Lulus.');

  const pack = packTar();
  // The archive has all personal data, so only its owner may read it.
  const written = pipeline(pack, createWriteStream(part, { mode: 0o600 }), { signal });
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => pack.destroy());

  const sums: Checksums = {};
  const add = async (name: string, size: number, source: AsyncIterable<Buffer>, rows?: number) => {
    signal?.throwIfAborted();
    sums[name] = { ...(await writeEntry(pack, { name, size }, source, failed)), rows };
  };
  const addText = async (name: string, content: string) => {
    const bytes = Buffer.from(content);
    await add(name, bytes.length, asPieces(bytes));
  };

  await addText(MANIFEST, JSON.stringify(manifest));
  const report: BackupReport = { rows: 0, files: 0, missing: [] };
  // Copy files first. The sweep may delete one meanwhile, but only if it was unreferenced for half a day.
  const { rows: stored } = await client.query<{ path: string }>('select path from files order by path');
  for (const [done, { path }] of stored.entries()) {
    onProgress?.({ doing: 'files', share: done / stored.length });
    const found = await openStored(files, path);
    if (found) {
      await add(FILES + path, found.size, found.source);
      report.files += 1;
    } else report.missing.push(path);
  }
  for (const [done, { name, columns }] of manifest.tables.entries()) {
    onProgress?.({ doing: 'tables', share: done / manifest.tables.length });
    // A tar needs the size before the content, and a table may not fit into memory.
    const copy = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
    await pipeline(copy, createWriteStream(`${part}.table`, { mode: 0o600 }), { signal });
    const { size } = await stat(`${part}.table`);
    await add(TABLES + name, size, createReadStream(`${part}.table`), copy.rowCount);
    report.rows += copy.rowCount;
  }
  await addText(CHECKSUMS, JSON.stringify(sums));
  pack.finalize();
  await written;
  return report;
}

/**
 * Opens a stored file before its entry begins. So a file that is deleted at this moment is missing, and not truncated.
 * Returns undefined for a missing file.
 */
async function openStored(files: FileStore, path: string) {
  const size = await files.sizeOf(path);
  if (!size) return undefined;
  try {
    const source = await files.read(path, { start: 0, end: size - 1 });
    await once(source, 'readable');
    return { size, source: source as AsyncIterable<Buffer> };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function* asPieces(bytes: Buffer) {
  yield bytes;
}
