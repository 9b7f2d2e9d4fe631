import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { notFound, unavailable } from '../../errors.ts';
import type { S3Address } from '../../s3-address.ts';
import type { FileStore } from './file-store.ts';

/** Enough for a whole class that fetches a listening item at the same time. */
const MAX_SOCKETS = 500;
/**
 * Files are fetched in parts. A client that stops reading then occupies the memory of one part, and no connection. This
 * is the size of all parts in memory together, in bytes.
 */
const ALL_PARTS_BYTES = 64 * 2 ** 20;
const MAX_PART_BYTES = 128 * 2 ** 10;
const MIN_PART_BYTES = 8 * 2 ** 10;
const CONNECT_MS = 5000;
/** The client's own log is off, since its errors are thrown and logged by the server. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/**
 * Runs a request to the store. Throws 404 for a missing file, and 503 for any other error of the store, which appears
 * only in the log.
 */
async function callStore<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const { cause = error } = error as Error;
    if (isMissing(cause)) throw notFound();
    throw Object.assign(unavailable('storage_silent'), { cause });
  }
}

export function createS3Store({ bucket, ...address }: S3Address): FileStore {
  const client = new S3Client({
    ...address,
    forcePathStyle: true,
    logger: SILENT,
    // Some other stores than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
      httpsAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
    },
  });
  // flydrive can only read whole files.
  const readPart = (path: string, start: number, end: number) =>
    callStore(async () => {
      const command = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end}` });
      return (await client.send(command)).Body?.transformToByteArray();
    });
  let reading = 0;
  const partSize = () =>
    Math.round(Math.min(Math.max(ALL_PARTS_BYTES / reading, MIN_PART_BYTES), MAX_PART_BYTES));
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    put: (path, source) =>
      callStore(async () => {
        const { size } = await stat(source);
        await disk.putStream(path, createReadStream(source), { contentLength: size });
      }),

    sizeOf: (path) =>
      callStore(async () => {
        if (!(await disk.exists(path))) return undefined;
        return (await disk.getMetaData(path)).contentLength;
      }),

    async read(path, { start, end }) {
      let from = start;
      async function nextPart() {
        const to = Math.min(from + partSize() - 1, end);
        const part = await readPart(path, from, to);
        from = to + 1;
        return part;
      }
      reading += 1;
      try {
        // Fetching the first part now lets an error of the store become the reply's status.
        const first = await nextPart();
        async function* parts() {
          yield first;
          while (from <= end) yield await nextPart();
        }
        const stream = Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
        return stream.once('close', () => {
          reading -= 1;
        });
      } catch (error) {
        reading -= 1;
        throw error;
      }
    },

    remove: (path) => callStore(() => disk.delete(path)),
  };
}
