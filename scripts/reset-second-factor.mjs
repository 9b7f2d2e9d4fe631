// `npm run reset-second-factor -- EMAIL`

import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { resetSecondFactorCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const command = [...resetSecondFactorCommand, ...process.argv.slice(2)];
const { code } = await run(command, { env: serverEnvironment, tied: true });
process.exit(code);
