import { join } from 'node:path';
import { node, root } from './repository.mjs';

/**
 * What Node is told about the server. The young part of the heap may grow to three times 16 MB: with half of it, an eighth of
 * the time of a rush went into collecting (`npm run bench -- --profile`), with twice as much a process passed 300 MB on an
 * examination day. What is compiled is kept: a start without the compiler of TypeScript is faster, and 30 MB smaller.
 * Each thread would otherwise have its own reserve of memory, which is never given back.
 *
 * An examination begins with a second of calls that nobody made before: what is called often is compiled by the middle
 * compiler after 50 calls instead of 400, and the start of 3,000 takes a tenth less.
 */
export const serverFlags = ['--max-semi-space-size=16', '--invocation-count-for-maglev=50'];
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lulus-server'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export const serverCommand = [node, ...serverFlags, 'server/src/main.ts'];
export const backupCommand = [node, ...serverFlags, 'server/src/backup/main.ts'];
export const resetSecondFactorCommand = [
  node,
  ...serverFlags,
  'server/src/auth/second-factor/reset-second-factor.command.ts',
];
export const rotateKeyCommand = [node, ...serverFlags, 'server/src/auth/rotate-key.command.ts'];
