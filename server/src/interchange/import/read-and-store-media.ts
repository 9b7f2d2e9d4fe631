import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import type { StoreContext } from '../../platform/files/store-upload.ts';
import type { StoredFile } from '../fitted.ts';
import { nameSharedLosses } from '../name-shared-losses.ts';
import { type ReadQuestions, readQuestions } from '../read-questions.ts';
import { storeMedia } from './store-media.ts';

/** Reads a file of questions, and stores its media. Throws 422 for a file that cannot be read. */
export async function readAndStoreMedia(
  context: StoreContext,
  input: Omit<ReadQuestions, 'folder'>,
): Promise<StoredFile> {
  const folder = join(context.uploads, newId());
  await mkdir(folder, { recursive: true });
  try {
    const { losses, ...file } = await storeMedia(context, await readQuestions({ ...input, folder }));
    return { ...file, notes: nameSharedLosses({ items: file.items, losses }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
