// `npm run lighthouse`: checks the student's pages. Lighthouse is large and only used here, so it is
// installed on demand.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { node, root } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const folder = join(root, 'e2e', '.lighthouse', LIGHTHOUSE);

await installIfNeeded();
if (!(await buildWebIfNeeded())) process.exit(1);
if (!existsSync(join(folder, 'node_modules', 'lighthouse', 'package.json'))) {
  console.log(`Fetching ${LIGHTHOUSE}…`);
  const npm = [
    'npm',
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ];
  const { code } = await run([...npm, LIGHTHOUSE]);
  if (isInterrupted()) exitInterrupted();
  if (code !== 0) process.exit(code);
}
const { code } = await run([node, 'e2e/lighthouse.ts', folder, ...process.argv.slice(2)], { tied: true });
process.exit(code);
