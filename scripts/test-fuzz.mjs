// `npm run test:fuzz [-- requests seed]`: checks the application's answers to random and invalid requests.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'server/test/fuzz/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
