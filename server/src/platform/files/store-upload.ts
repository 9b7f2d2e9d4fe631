import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../context.ts';
import { tooLarge, unsupportedMediaType } from '../errors.ts';
import type { UploadedFile } from '../http/requests/multipart.ts';
import { recordFile } from './files.queries.ts';
import { detectFileType, type FileType } from './media/detect-file-type.ts';
import { type MediaKind, WELCOME } from './media/media-types.ts';
import { remuxMedia } from './media/remux-media.ts';
import { shrinkImage } from './media/shrink-image.ts';
import type { Folder } from './store/folders.ts';

export type { MediaKind };

export interface StoreOptions {
  folder: Folder;
  /** The kinds that are accepted in this place. */
  kinds: MediaKind[];
}

export interface StoredUpload {
  path: string;
  kind: MediaKind;
}

/** What storing an upload needs. */
export type StoreContext = Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads'>;

async function contentHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function judge({ field, path, bytes }: UploadedFile, kinds: MediaKind[]) {
  if (bytes === 0) throw unsupportedMediaType({ [field]: ['The file is empty.'] });
  const judgement = await detectFileType(path);
  if (!judgement || !kinds.includes(judgement.kind)) {
    const welcome = kinds.map((kind) => WELCOME[kind]).join(' or ');
    throw unsupportedMediaType({ [field]: [`The file must be ${welcome}.`] });
  }
  const limit = MAX_UPLOAD_BYTES[judgement.kind];
  if (bytes > limit) {
    throw tooLarge({ [field]: [`The file must not be larger than ${limit / 1024 / 1024} MB.`] });
  }
  return judgement;
}

/**
 * Stores and records a validated file, and returns its path: the hash of its content. The row goes first, so that the
 * sweep knows of the file even after a failure (remove-unreferenced.ts).
 */
export async function storeFile(
  { db, clock, files }: Pick<StoreContext, 'db' | 'clock' | 'files'>,
  source: string,
  { folder, kind, extension }: { folder: Folder } & FileType,
): Promise<string> {
  const path = `${folder}/${await contentHash(source)}.${extension}`;
  const { size } = await stat(source);
  await recordFile(db, { path, kind, bytes: size, stored_at: clock() });
  if ((await files.sizeOf(path)) === undefined) await files.put(path, source);
  return path;
}

/**
 * Validates an upload by its content, and repacks it with only its visible and audible content. Stores and records
 * it. Returns its kind and its path, such as `bank_asset/3f…9a.png`. Throws 413 and 415, keyed by the file's field.
 * Call it outside of a transaction: the sweep removes stored files that are not used.
 */
export async function storeUpload(
  context: StoreContext,
  file: UploadedFile,
  { folder, kinds }: StoreOptions,
): Promise<StoredUpload> {
  const { kind, extension } = await judge(file, kinds);
  const rewritten = join(context.uploads, newId());
  try {
    await mkdir(context.uploads, { recursive: true });
    const rewrite = kind === 'image' ? shrinkImage : remuxMedia;
    await rewrite(file.path, rewritten, { extension, field: file.field });
    return { path: await storeFile(context, rewritten, { folder, kind, extension }), kind };
  } finally {
    await rm(rewritten, { force: true });
  }
}
