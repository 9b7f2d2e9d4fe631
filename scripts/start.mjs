import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';
import { serverCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const built = await buildWebIfNeeded();
if (isInterrupted()) exitInterrupted();
if (!built) process.exit(1);
const { code } = await run(serverCommand, { env: serverEnvironment, tied: true });
process.exit(code);
