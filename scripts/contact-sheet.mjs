// `npm run contact-sheet`: pictures of every screen, in light and dark, wide and narrow, side by side in contact-sheet/.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { node, root, tool } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const folder = join(root, 'contact-sheet');
const pictures = join(folder, 'pictures');

await installIfNeeded();
if (!(await buildWebIfNeeded())) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });

const journeys = readdirSync(join(root, 'e2e')).filter(
  (file) =>
    file.endsWith('.spec.ts') && readFileSync(join(root, 'e2e', file), 'utf8').includes("from './look.ts'"),
);
const taken = await run([...tool('playwright'), 'test', ...journeys], {
  cwd: 'e2e',
  env: { PICTURES: pictures },
});
if (isInterrupted()) exitInterrupted();
const { code } = await run([node, 'e2e/contact-sheet.ts', folder]);
process.exit(taken.code || code);
