/** The store of uploaded files, on disk or in S3. The content of a path never changes, since it contains a hash. */
import type { Readable } from 'node:stream';

/** Offsets of the first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** Copies the local file `source` into the store. The copy is atomic. */
  put(path: string, source: string): Promise<void>;
  /** Returns the size in bytes, or undefined if there is no such file. */
  sizeOf(path: string): Promise<number | undefined>;
  read(path: string, range: ByteRange): Promise<Readable>;
  /** Deletes a file. Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
}
