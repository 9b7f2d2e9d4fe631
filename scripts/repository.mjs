import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Node 24 as the dependency `node` brings it, whatever Node runs this script. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** What a command line of an installed tool begins with. */
export function tool(name) {
  return [node, join(root, 'node_modules', '.bin', name)];
}
