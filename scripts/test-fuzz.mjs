// `npm run test:fuzz [-- requests seed]`: what the application answers to whatever can be asked.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'server/test/fuzz/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
