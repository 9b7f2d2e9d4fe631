import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { HttpError } from '../src/platform/errors.ts';
import type { MediaKind } from '../src/platform/files/media/media-types.ts';
import { storeUpload } from '../src/platform/files/store-upload.ts';
import type { Context } from '../src/process/create-context.ts';

export const ALL: MediaKind[] = ['image', 'audio', 'video'];

export const media = (name: string) => fileURLToPath(new URL(`./media/${name}`, import.meta.url));

/** Returns status and messages of the rejection. */
export async function refusalOf(work: Promise<unknown>): Promise<[number, unknown]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`not refused: ${String(error)}`);
  return [error.status, error.bodyIn('default').message];
}

/** Test helpers for uploads by an admin, and for stored files. */
export async function uploads(context: Context) {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-upload-'));
  afterAll(() => rm(folder, { recursive: true }));

  async function aFile(content: string | Uint8Array): Promise<string> {
    const path = join(await mkdtemp(join(folder, 'f-')), 'file');
    await writeFile(path, content);
    return path;
  }

  async function upload(path: string, kinds = ALL) {
    const file = { field: 'bank_asset', path, filename: 'whatever.png', bytes: (await stat(path)).size };
    return storeUpload(context, file, { folder: 'bank_asset', kinds });
  }

  const keptFile = (path: string) => join(context.config.DATA_DIR, 'files', path);

  return { aFile, upload, keptFile };
}
