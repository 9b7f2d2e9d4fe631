/** The store of uploaded files: on disk, or in an S3-compatible store. A path is never written with other content. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import { privateFolder } from './private-folder.ts';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** Puts a copy of a file of this machine under the path, whole or not at all. */
  put(path: string, source: string): Promise<void>;
  /** The size in bytes; undefined where there is no such file. */
  sizeOf(path: string): Promise<number | undefined>;
  read(path: string, range: ByteRange): Promise<Readable>;
  /** Does nothing where there is no such file. */
  remove(path: string): Promise<void>;
}

export async function createFileStore({
  DATA_DIR,
  FILES_URL,
}: Pick<Config, 'DATA_DIR' | 'FILES_URL'>): Promise<FileStore> {
  if (!FILES_URL) return createDiskStore(await privateFolder(join(DATA_DIR, 'files')));
  // Its client takes some 60 MB of memory, so it is loaded only if it is used.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(FILES_URL);
}
