import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../context.ts';
import { HttpError, unsupportedMediaType } from '../errors.ts';
import type { UploadedFile } from '../http/requests/multipart.ts';
import { giveWay } from '../jobs/in-turns.ts';
import { recordFile } from './files.queries.ts';
import type { FileType, MediaKind } from './media/media-types.ts';
import { rewriteUploads } from './media/rewrite-upload.ts';
import type { Folder } from './store/folders.ts';

export type { MediaKind };

export interface StoreOptions {
  folder: Folder;
  /** The accepted kinds. */
  kinds: MediaKind[];
}

export interface StoredUpload {
  path: string;
  kind: MediaKind;
}

export type StoreContext = Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads'>;

/**
 * Stores and records a validated file. Returns its path, which contains the hash of its content. The row is written
 * first, so that the sweep can find the file even after a failure (remove-unreferenced.ts).
 */
export async function storeFile(
  { db, clock, files }: Pick<StoreContext, 'db' | 'clock' | 'files'>,
  source: string,
  { folder, kind, extension, hash }: { folder: Folder; hash: string } & FileType,
): Promise<string> {
  const path = `${folder}/${hash}.${extension}`;
  const { size } = await stat(source);
  await recordFile(db, { path, kind, bytes: size, stored_at: clock() });
  if ((await files.sizeOf(path)) === undefined) await files.put(path, source);
  return path;
}

/**
 * Validates uploads by their content, and rewrites them with their visible and audible content only. Stores and records
 * the results. Returns for each its kind and its path, such as `bank_asset/3f…9a.png`, or the error 413 or 415 by the
 * file's field. Call it outside of a transaction. If the caller's change fails, the sweep removes stored files later.
 */
export async function storeUploads(
  context: StoreContext,
  uploads: UploadedFile[],
  { folder, kinds }: StoreOptions,
): Promise<(StoredUpload | HttpError)[]> {
  const targets = uploads.map(() => join(context.uploads, newId()));
  try {
    await mkdir(context.uploads, { recursive: true });
    const types = await rewriteUploads(uploads, targets, kinds);
    const stored: (StoredUpload | HttpError)[] = [];
    for (const [at, type] of types.entries()) {
      if (at > 0) await giveWay();
      if (type instanceof HttpError) stored.push(type);
      else
        stored.push({
          path: await storeFile(context, targets[at] ?? '', { folder, ...type }),
          kind: type.kind,
        });
    }
    return stored;
  } finally {
    await Promise.all(targets.map((target) => rm(target, { force: true })));
  }
}

/** Stores one upload, like `storeUploads`. Throws 413 and 415. */
export async function storeUpload(
  context: StoreContext,
  file: UploadedFile,
  options: StoreOptions,
): Promise<StoredUpload> {
  if (file.bytes === 0) throw unsupportedMediaType({ [file.field]: [problem('file_empty')] });
  const [stored] = await storeUploads(context, [file], options);
  if (!stored || stored instanceof HttpError) throw stored;
  return stored;
}
