// `npm run guide-pictures`: takes the pictures of docs/guides from the current product. Names after `--`, such as
// `import-word`, choose pictures.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'e2e/guide-pictures.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
