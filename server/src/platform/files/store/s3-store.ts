import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { notFound, unavailable } from '../../errors.ts';
import type { S3Address } from '../../s3-address.ts';
import type { FileStore } from './file-store.ts';

/** Enough for a whole class that fetches a listening item at the same time. */
const MAX_SOCKETS = 500;
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
    if (isMissing(error)) throw notFound();
    throw Object.assign(unavailable('storage_silent'), { cause: error });
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
  const at = (path: string) => ({ Bucket: bucket, Key: path });

  return {
    put: (path, source) =>
      callStore(async () => {
        const { size: ContentLength } = await stat(source);
        const Body = createReadStream(source);
        await client.send(new PutObjectCommand({ ...at(path), Body, ContentLength }));
      }),

    sizeOf: (path) =>
      callStore(async () => {
        const found = await client.send(new HeadObjectCommand(at(path))).catch((error) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
        return found?.ContentLength;
      }),

    read: (path, { start, end }) =>
      callStore(async () => {
        const command = new GetObjectCommand({ ...at(path), Range: `bytes=${start}-${end}` });
        return (await client.send(command)).Body as Readable;
      }),

    async remove(path) {
      await callStore(() => client.send(new DeleteObjectCommand(at(path))));
    },
  };
}
