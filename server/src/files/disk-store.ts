import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { v7 as newId } from 'uuid';
import type { FileStore } from './file-store.ts';

/** Where files are until they are whole. On the same file system as the rest, so that a rename does it. */
export const UNFINISHED = 'unfinished';

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function createDiskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    async put(path, source) {
      const unfinished = `${UNFINISHED}/${newId()}`;
      const handle = await open(source);
      try {
        await disk.putStream(unfinished, handle.createReadStream());
        // After a power cut, a name whose bytes never reached the disk would pass for the file for ever.
        await flush(join(root, unfinished));
        await mkdir(dirname(join(root, path)), { recursive: true });
        // flydrive's own move copies; only a rename shows the file whole or not at all.
        await rename(join(root, unfinished), join(root, path));
      } finally {
        await handle.close();
        await disk.delete(unfinished);
      }
    },

    async sizeOf(path) {
      try {
        const { size } = await stat(join(root, path));
        return size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async read(path, { start, end }) {
      return createReadStream(join(root, path), { start, end });
    },

    remove: (path) => disk.delete(path),
  };
}
