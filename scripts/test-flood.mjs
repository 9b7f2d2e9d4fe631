// `npm run test:flood [-- seconds students kind…]`: measures how a flood of garbage affects students.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'bench/flood/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
