// `npm run rotate-key`

import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { rotateKeyCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const { code } = await run(rotateKeyCommand, { env: serverEnvironment, tied: true });
process.exit(code);
