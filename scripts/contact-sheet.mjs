// `npm run contact-sheet`: pictures of every screen in contact-sheet/: light and dark, wide and narrow. `npm
// run contact-sheet -- login audit` only replaces pictures of journeys with these words in their names.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { node, root, tool } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const folder = join(root, 'contact-sheet');
const pictures = join(folder, 'pictures');

const wanted = process.argv.slice(2);

await installIfNeeded();
if (!(await buildWebIfNeeded())) process.exit(1);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });

const journeys = readdirSync(join(root, 'e2e')).filter(
  (file) =>
    file.endsWith('.spec.ts') &&
    (wanted.length === 0 || wanted.some((word) => file.includes(word))) &&
    readFileSync(join(root, 'e2e', file), 'utf8').includes("from './look.ts'"),
);
if (journeys.length === 0) {
  process.stderr.write(`No journey that takes pictures is named like ${wanted.join(' or ')}.\n`);
  process.exit(1);
}
const taken = await run([...tool('playwright'), 'test', ...journeys], {
  cwd: 'e2e',
  env: { PICTURES: pictures },
});
if (isInterrupted()) exitInterrupted();
const { code } = await run([node, 'e2e/contact-sheet.ts', folder]);
// A partial run does not have all screens, so its check cannot pass.
process.exit(taken.code || (wanted.length === 0 ? code : 0));
