import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { notFound, unavailable } from '../../errors.ts';
import type { S3Address } from '../../s3-address.ts';
import type { FileStore } from './file-store.ts';

/** Enough for a whole class that fetches a listening item at the same moment. */
const MAX_SOCKETS = 500;
/** Bytes that are fetched at once, in parts: who does not read on holds one in memory, and no connection that others wait for. */
const PARTS_OF_ALL = 64 * 2 ** 20;
const LARGEST_PART = 128 * 2 ** 10;
const SMALLEST_PART = 8 * 2 ** 10;
const CONNECT_MS = 5000;
/** What goes wrong is thrown, and logged where everything else is. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/**
 * Returns the store's reply. If the store refuses or is away, it throws a 503, with the store's own message in the
 * log only.
 */
async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    const { cause = error } = error as Error;
    if (isMissing(cause)) throw notFound();
    throw Object.assign(unavailable('The file storage does not answer.'), { cause });
  }
}

export function createS3Store({ bucket, ...address }: S3Address): FileStore {
  const client = new S3Client({
    ...address,
    forcePathStyle: true,
    logger: SILENT,
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
      httpsAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
    },
  });
  // flydrive reads whole files only.
  const readPart = (path: string, start: number, end: number) =>
    ask(async () => {
      const command = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end}` });
      return (await client.send(command)).Body?.transformToByteArray();
    });
  let reading = 0;
  const partSize = () => Math.round(Math.min(Math.max(PARTS_OF_ALL / reading, SMALLEST_PART), LARGEST_PART));
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    put: (path, source) =>
      ask(async () => {
        const { size } = await stat(source);
        await disk.putStream(path, createReadStream(source), { contentLength: size });
      }),

    sizeOf: (path) =>
      ask(async () => {
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
        // An error of the store must come before the reply begins.
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

    remove: (path) => ask(() => disk.delete(path)),
  };
}
