// `npm run examinations -- export|import|check …`

import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { examinationsCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const command = [...examinationsCommand, ...process.argv.slice(2)];
const { code } = await run(command, { env: serverEnvironment, tied: true });
process.exit(code);
