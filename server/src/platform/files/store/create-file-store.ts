import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { privateFolder } from './private-folder.ts';

/** Opens the configured store: in S3 if `FILES_URL` is set, else on disk. */
export async function createFileStore({
  DATA_DIR,
  FILES_URL,
}: Pick<Config, 'DATA_DIR' | 'FILES_URL'>): Promise<FileStore> {
  if (!FILES_URL) return createDiskStore(await privateFolder(join(DATA_DIR, 'files')));
  // The S3 client takes 60 MB of memory, so it is loaded only if it is used.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(FILES_URL);
}
