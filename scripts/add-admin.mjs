// `npm run add-admin -- EMAIL`

import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { addAdminCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const command = [...addAdminCommand, ...process.argv.slice(2)];
const { code } = await run(command, { env: serverEnvironment, tied: true });
process.exit(code);
