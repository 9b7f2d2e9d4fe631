import { join } from 'node:path';
import { node, root } from './repository.mjs';

/**
 * What Node is told about the server. A large young part of the heap is 30 MB that saves no time here. What is
 * compiled is kept: a start without the compiler of TypeScript is faster, and 30 MB smaller. Each thread would
 * otherwise have its own reserve of memory, which is never given back.
 */
export const serverFlags = ['--max-semi-space-size=4'];
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lulus-server'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export const serverCommand = [node, ...serverFlags, 'server/src/main.ts'];
export const backupCommand = [node, ...serverFlags, 'server/src/backup/main.ts'];
