/** A paper as the bytes that are sent, made once for all students with its form. */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import { getPaper } from '@lulus/contract';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { serialise } from '../../platform/http/serve.ts';
import { presentPaper } from './present-paper.ts';

/**
 * The version of the paper format. Raise it with every change of what `buildPaper` makes of a revision. Stored papers
 * are then made again, and devices fetch theirs again.
 */
const WAY = 1;

/** The levels above cost twenty times as much for a tenth of the bytes (docs/decisions/0003-paper-forms.md). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export interface BuiltPaper {
  br: Buffer;
  gzip: Buffer;
}

/** What a paper's bytes depend on besides revision and form: the format version, and the signatures of its files. */
export const editionOf = (links: AssetLinks) => `${WAY}-${links.period()}`;

export async function buildPaper(revision: Revision, form: number, links: AssetLinks): Promise<BuiltPaper> {
  const bytes = serialise(getPaper, presentPaper(revision, form, links));
  return { br: await compressed.br(bytes, BROTLI), gzip: await compressed.gzip(bytes) };
}

/** Others are answered between one piece and the next. */
const PIECE_BYTES = 64 * 1024;

/** For the few clients that accept no compression. It is not stored, and is sent piece by piece as it is read. */
export const unpackPaper = ({ gzip }: BuiltPaper): Readable =>
  createGunzip({ chunkSize: PIECE_BYTES }).end(gzip);
