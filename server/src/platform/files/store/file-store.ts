/** The store of uploaded files: on disk, or in an S3-compatible store. A path is never written with other content. */
import type { Readable } from 'node:stream';

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
