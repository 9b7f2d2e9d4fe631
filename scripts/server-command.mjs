import { join } from 'node:path';
import { node, root } from './repository.mjs';

/**
 * Node's flags for the server, chosen with `npm run bench -- --profile`.
 *
 * The young heap may grow to three times 16 MB. At half of that, garbage collection took an eighth of a rush. At twice
 * that, a process exceeded 300 MB.
 *
 * Many functions first run in the first second of an examination. They compile after 50 calls instead of 400, so 3,000
 * starts take a tenth less time.
 */
export const serverFlags = ['--max-semi-space-size=16', '--invocation-count-for-maglev=50'];
/** The compile cache makes a start faster and 30 MB smaller. Otherwise each thread reserves memory and never frees it. */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lulus-server'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export const serverCommand = [node, ...serverFlags, 'server/src/process/main.ts'];
export const backupCommand = [node, ...serverFlags, 'server/src/process/commands/backup.ts'];
export const resetSecondFactorCommand = [
  node,
  ...serverFlags,
  'server/src/process/commands/reset-second-factor.ts',
];
export const rotateKeyCommand = [node, ...serverFlags, 'server/src/process/commands/rotate-key.ts'];
