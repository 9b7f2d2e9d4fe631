// `npm run test:faults [rounds] [seed] [students]`: checks what is lost under faults.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'server/test/faults/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
