// `npm run guide-pictures`: takes the pictures of docs/guides from the current product.

import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'e2e/guide-pictures.ts'], { tied: true });
process.exit(code);
