import { constants, createReadStream } from 'node:fs';
import { lstat, mkdir, open, realpath, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
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

// Node takes the number, though its types know words only.
const NO_LINK = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A link inside the folder never leads out of it. The folder itself may be a link to another disk. */
export function createDiskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  /** Folders that were found to be the store's own. Looking again for each file would take longer than reading most of them. */
  const own = new Map<string, string>();

  async function ownFolder(name: string): Promise<string> {
    const known = own.get(name);
    if (known) return known;
    const store = await realpath(root);
    const folder = join(store, name);
    if (!folder.startsWith(store + sep) || (await realpath(folder)) !== folder) {
      throw new Error(`${name} is not a folder of the file store.`);
    }
    own.set(name, folder);
    return folder;
  }

  /** Where a path's file is or would be. Throws where its folder is not one of the store's own. */
  const placeOf = async (path: string) => join(await ownFolder(dirname(path)), basename(path));

  return {
    async put(path, source) {
      const unfinished = `${UNFINISHED}/${newId()}`;
      const handle = await open(source);
      try {
        await disk.putStream(unfinished, handle.createReadStream());
        // Otherwise a power cut could leave a name without its bytes, which would count as the file for ever.
        await flush(join(root, unfinished));
        await mkdir(dirname(join(root, path)), { recursive: true });
        // flydrive's own move copies; only a rename shows the file whole or not at all.
        await rename(join(root, unfinished), await placeOf(path));
      } finally {
        await handle.close();
        await disk.delete(unfinished);
      }
    },

    async sizeOf(path) {
      try {
        const found = await lstat(await placeOf(path));
        return found.isFile() ? found.size : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async read(path, { start, end }) {
      return createReadStream(await placeOf(path), { start, end, flags: NO_LINK });
    },

    async remove(path) {
      try {
        await unlink(await placeOf(path));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
