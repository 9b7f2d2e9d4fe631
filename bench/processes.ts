/** Reads processes from /proc. Without /proc there are no data. */
import { existsSync, readFileSync } from 'node:fs';
import { childrenOf, memoryOf } from '../server/test/watch-memory.ts';

export const isProcessListThere = existsSync('/proc/self/task');

/** Returns the children of a supervisor that serve requests. Programs for single tasks do not count. */
export function workersOf(supervisor: number): number[] {
  if (!isProcessListThere) return [];
  return childrenOf(supervisor).filter((pid) =>
    /server\/src\/[\w/-]+\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1')),
  );
}

/** Returns the memory in MB of the largest worker, or 0 if there is none. */
export const largestMb = (supervisor: number) =>
  Math.max(0, ...workersOf(supervisor).map((pid) => memoryOf(pid).main));
