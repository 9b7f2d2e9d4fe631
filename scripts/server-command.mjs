import { join } from 'node:path';
import { node, root } from './repository.mjs';

/**
 * Node's flags for the server, chosen by CPU profiles of `npm run bench`.
 *
 * The young heap may grow to three times 16 MB. With half of that, garbage collection took an eighth of the
 * time in a rush. With twice that, a process exceeded 300 MB.
 *
 * Many functions first run in the first second of an examination. They are compiled after 50 calls instead of
 * 400. This makes 3,000 starts a tenth faster.
 */
export const serverFlags = ['--max-semi-space-size=16', '--invocation-count-for-maglev=50'];
/**
 * The compile cache makes starts faster and saves 30 MB. The malloc settings return memory that threads would
 * otherwise never free.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'lulus-server'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export const serverCommand = [node, ...serverFlags, 'server/src/process/main.ts'];
export const backupCommand = [node, ...serverFlags, 'server/src/process/commands/backup.ts'];
export const addAdminCommand = [node, ...serverFlags, 'server/src/process/commands/add-admin.ts'];
export const resetSecondFactorCommand = [
  node,
  ...serverFlags,
  'server/src/process/commands/reset-second-factor.ts',
];
export const rotateKeyCommand = [node, ...serverFlags, 'server/src/process/commands/rotate-key.ts'];
export const examinationsCommand = [node, ...serverFlags, 'server/src/process/commands/examinations.ts'];
