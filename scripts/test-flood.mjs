// `npm run test:flood [-- seconds students kind…]`: what students feel of a flood of garbage.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'bench/flood/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
