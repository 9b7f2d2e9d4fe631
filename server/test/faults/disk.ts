/** A separate disk that can be full: an in-memory file system, if this user may mount one. */
import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const SIZE_MB = 384;
const MAX_TRIES = 20;
const MEGABYTE = 1024 * 1024;

export interface Disk {
  /** Makes the disk full, or frees its space again. */
  fill(full: boolean): Promise<void>;
  remove(): Promise<void>;
}

const run = promisify(execFile);

/** Mounts the disk. Returns the reason if that is impossible here. The folder exists in any case. */
export async function makeDisk(folder: string): Promise<Disk | string> {
  await mkdir(folder, { recursive: true });
  if (process.platform !== 'linux') return 'only on Linux';
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'lulus-faults', folder]);
  } catch {
    return 'this user may not mount a file system';
  }
  return {
    async fill(full) {
      for (let tries = 1; ; tries++) {
        const { bsize, blocks, bfree } = await statfs(folder);
        const size = full ? (blocks - bfree) * bsize : SIZE_MB * MEGABYTE;
        try {
          await run('mount', ['-o', `remount,size=${size}`, folder]);
          return;
        } catch (error) {
          // Something was written between the check and the change.
          if (tries === MAX_TRIES) throw error;
        }
      }
    },
    async remove() {
      await run('umount', ['--lazy', folder]);
    },
  };
}
