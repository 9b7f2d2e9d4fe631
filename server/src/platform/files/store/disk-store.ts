import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as newId } from 'uuid';
import type { FileStore } from './file-store.ts';

/** Folder of incomplete files. It is on the same file system as the others, so that a rename is atomic. */
export const UNFINISHED = 'unfinished';

export function createDiskStore(root: string): FileStore {
  return {
    async put(path, source) {
      const [unfinished, target] = [join(root, UNFINISHED, newId()), join(root, path)];
      for (const file of [unfinished, target]) await mkdir(dirname(file), { recursive: true });
      try {
        await copyFile(source, unfinished);
        // Without this, a power failure could leave a file under its final name without its bytes.
        const handle = await open(unfinished, 'r+');
        await handle.sync().finally(() => handle.close());
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    async sizeOf(path) {
      const found = await stat(join(root, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return found?.size;
    },

    read: async (path, range) => createReadStream(join(root, path), range),

    remove: (path) => rm(join(root, path), { force: true }),
  };
}
