/** Builds the compress bytes of a paper, once for all students with its form. */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import { getPaper } from '@lulus/contract';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { serialise } from '../../platform/http/serve.ts';
import { presentPaper } from './present-paper.ts';

/**
 * Version of the paper format. Raise it with each change of `buildPaper`'s output. Then devices fetch theirs
 * again.
 */
const FORMAT_VERSION = 4;

/**
 * Higher levels take twenty times as long, and save a tenth of the bytes
 * (docs/decisions/0003-paper-forms.md).
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export interface BuiltPaper {
  br: Buffer;
  gzip: Buffer;
}

/**
 * What a paper depends on besides revision and form: the format version, and the period of its file
 * signatures.
 */
export const editionOf = (links: AssetLinks) => `${FORMAT_VERSION}-${links.period()}`;

export async function buildPaper(revision: Revision, form: number, links: AssetLinks): Promise<BuiltPaper> {
  const bytes = serialise(getPaper, presentPaper(revision, form, links));
  return { br: await compress.br(bytes, BROTLI), gzip: await compress.gzip(bytes) };
}

/** Small chunks, so that other requests are answered in between. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Decompresses a paper for the few clients that accept no compression. Streams it in chunks, without caching.
 */
export const unpackPaper = ({ gzip }: BuiltPaper): Readable =>
  createGunzip({ chunkSize: CHUNK_BYTES }).end(gzip);
