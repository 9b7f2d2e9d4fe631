import { constants, createReadStream } from 'node:fs';
import { lstat, mkdir, open, realpath, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { v7 as newId } from 'uuid';
import type { FileStore } from './file-store.ts';

/** Folder of incomplete files. It is on the same file system as the others, so that a rename is atomic. */
export const UNFINISHED = 'unfinished';

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Node accepts numeric flags, but its types allow only strings.
const READ_NO_LINK = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Creates a store in a folder. Links inside the folder are not followed. The folder itself may be a link. */
export function createDiskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  /** Cache of verified folders. Verifying again for each file would take longer than reading most files. */
  const verified = new Map<string, string>();

  async function verifyFolder(name: string): Promise<string> {
    const known = verified.get(name);
    if (known) return known;
    const store = await realpath(root);
    const folder = join(store, name);
    if (!folder.startsWith(store + sep) || (await realpath(folder)) !== folder) {
      throw new Error(`${name} is not a folder of the file store.`);
    }
    verified.set(name, folder);
    return folder;
  }

  /** Returns the absolute path of a file. Throws if its folder is missing, or is not a real folder of the store. */
  const resolvePath = async (path: string) => join(await verifyFolder(dirname(path)), basename(path));

  return {
    async put(path, source) {
      const unfinished = `${UNFINISHED}/${newId()}`;
      const handle = await open(source);
      try {
        await disk.putStream(unfinished, handle.createReadStream());
        // Without this, a power failure could leave a file under its final name without its bytes.
        await syncToDisk(join(root, unfinished));
        await mkdir(dirname(join(root, path)), { recursive: true });
        // flydrive's own `move` copies the file, which is not atomic.
        await rename(join(root, unfinished), await resolvePath(path));
      } finally {
        await handle.close();
        await disk.delete(unfinished);
      }
    },

    async sizeOf(path) {
      try {
        const found = await lstat(await resolvePath(path));
        return found.isFile() ? found.size : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async read(path, { start, end }) {
      return createReadStream(await resolvePath(path), { start, end, flags: READ_NO_LINK });
    },

    async remove(path) {
      try {
        await unlink(await resolvePath(path));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
