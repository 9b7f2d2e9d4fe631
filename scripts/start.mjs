import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

await installIfNeeded();
const built = await buildWebIfNeeded();
if (isInterrupted()) exitInterrupted();
if (!built) process.exit(1);
const { code } = await run([node, 'server/src/main.ts'], { tied: true });
process.exit(code);
