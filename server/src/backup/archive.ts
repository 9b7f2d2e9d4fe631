/**
 * Format of a backup: a tar with `manifest.json`, the stored files under `files/`, and the COPY text of each table
 * under `tables/`. The last entry is `checksums.json`, which covers all of these.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { extract, type Header, type Pack } from 'tar-stream';
import { z } from 'zod';
import { CommandError } from '../platform/command-line/run-command.ts';
import { STORED_PATH } from '../platform/files/store/folders.ts';

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.json';
export const FILES = 'files/';
export const TABLES = 'tables/';

const manifest = z.object({
  format: z.literal('lulus-backup'),
  format_version: z.literal(1),
  created_at: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type Manifest = z.infer<typeof manifest>;

const checksums = z.record(
  z.string(),
  z.object({ bytes: z.number(), sha256: z.string(), rows: z.number().optional() }),
);
export type Checksums = z.infer<typeof checksums>;

/** An error that the person at the command line can understand and fix. */
export class BackupError extends CommandError {
  override readonly name = 'BackupError';
}

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  onRead?: ((share: number) => void) | undefined;
}

const damaged = (what: string) =>
  new BackupError(`The archive is damaged or not a backup of Lulus: ${what}.`);

/**
 * Writes one entry in pieces, and returns its size and checksum. `failed` rejects when the archive cannot be written.
 */
export async function writeEntry(
  pack: Pack,
  { name, size }: { name: string; size: number },
  source: AsyncIterable<Buffer>,
  failed: Promise<never>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const { promise: written, resolve, reject } = Promise.withResolvers<undefined>();
  const sink = pack.entry({ name, size, mode: 0o600 }, (error) =>
    error ? reject(error) : resolve(undefined),
  );
  const ended = Promise.race([written, failed]);
  ended.catch(() => undefined);
  for await (const piece of source) {
    hash.update(piece);
    if (!sink.write(piece)) await Promise.race([once(sink, 'drain'), failed]);
  }
  sink.end(undefined);
  await ended;
  return { bytes: size, sha256: hash.digest('hex') };
}

/** Yields the entries of an archive. `onRead` receives the share that has been read, from 0 to 1. */
export async function* entriesOf(
  file: string,
  { signal, onRead }: ReadOptions = {},
): AsyncGenerator<{ header: Header; content: Readable }> {
  const source = createReadStream(file, { signal });
  if (onRead) {
    const { size } = await stat(file);
    source.on('data', () => onRead(source.bytesRead / size));
  }
  const unpack = extract();
  source.on('error', (error) => unpack.destroy(error));
  source.pipe(unpack);
  try {
    for await (const entry of unpack) {
      yield { header: entry.header, content: Readable.from(entry, { objectMode: false }) };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/**
 * Verifies the whole archive against its checksums. Throws a BackupError if an entry differs, is missing or is not
 * listed.
 */
export async function verifyArchive(
  file: string,
  options: ReadOptions = {},
): Promise<{ manifest: Manifest; checksums: Checksums }> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  const texts = new Map<string, string>();
  try {
    for await (const { header, content } of entriesOf(file, options)) {
      if (found.has(header.name)) throw damaged(`it contains ${header.name} twice`);
      if (header.type !== 'file') throw damaged(`${header.name} is not a file`);
      if (header.name.startsWith(FILES) && !STORED_PATH.test(header.name.slice(FILES.length))) {
        throw damaged(`${header.name} is outside the file store`);
      }
      const hash = createHash('sha256');
      let bytes = 0;
      const pieces = async function* () {
        for await (const piece of content) {
          hash.update(piece);
          bytes += piece.length;
          yield piece as Buffer;
        }
      };
      if ([MANIFEST, CHECKSUMS].includes(header.name)) {
        texts.set(header.name, await text(Readable.from(pieces())));
      } else {
        for await (const _piece of pieces());
      }
      found.set(header.name, { bytes, sha256: hash.digest('hex') });
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    // An I/O error says nothing about the content, so throw it unchanged.
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw damaged((error as Error).message);
  }

  if (!texts.has(CHECKSUMS)) throw damaged('its end is missing');
  const sums = parse(checksums, texts.get(CHECKSUMS));
  const known = parse(manifest, texts.get(MANIFEST));
  const expected = new Set([
    MANIFEST,
    ...Object.keys(sums),
    ...known.tables.map(({ name }) => TABLES + name),
  ]);
  for (const name of expected) {
    const entry = found.get(name);
    if (!entry || entry.sha256 !== sums[name]?.sha256 || entry.bytes !== sums[name].bytes) {
      throw damaged(`${name} does not match its checksum`);
    }
  }
  return { manifest: known, checksums: sums };
}

function parse<T>(schema: z.ZodType<T>, content = ''): T {
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    throw damaged('its description cannot be read');
  }
}
