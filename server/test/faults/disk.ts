/** A separate disk that can be full: a file system in memory, if this user may mount one. */
import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const SIZE_MB = 384;
const TRIES = 20;
const MEGABYTE = 1024 * 1024;

export interface Disk {
  /** Leaves no room for another byte, or frees it again. */
  fill(full: boolean): Promise<void>;
  remove(): Promise<void>;
}

const run = promisify(execFile);

/** Returns the reason if the machine or the user cannot mount one. The folder exists in any case. */
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
          // Data was written between the check and the change.
          if (tries === TRIES) throw error;
        }
      }
    },
    async remove() {
      await run('umount', ['--lazy', folder]);
    },
  };
}
