// `npm run test:faults [rounds] [seed] [students]`: checks that faults lose no data.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'server/test/faults/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
