import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from './store/disk-store.ts';

/** Removes temporary files of requests that were running when the process was killed. */
export async function removeLeftovers(dataDir: string, olderThanMs: number): Promise<void> {
  for (const folder of [join(dataDir, 'tmp'), join(dataDir, 'files', UNFINISHED)]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const leftover = join(folder, name);
      const { mtimeMs } = await stat(leftover);
      if (Date.now() - mtimeMs >= olderThanMs) await rm(leftover, { recursive: true, force: true });
    }
  }
}
