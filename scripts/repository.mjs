import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Node 24 from the dependency `node`, whichever Node runs this script. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** The beginning of a command line for an installed tool. */
export function tool(name) {
  return [node, join(root, 'node_modules', '.bin', name)];
}
