import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Path of Node 24 from the dependency `node`, for any Node that runs this script. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** Returns the start of a command line for an installed tool. */
export function tool(name) {
  return [node, join(root, 'node_modules', '.bin', name)];
}
