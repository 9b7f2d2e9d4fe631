// `npm run backup -- FILE` and `npm run restore -- FILE`. The first argument, set in package.json, is the
// command.

import { resolve } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';
import { backupCommand, serverEnvironment } from './server-command.mjs';

await installIfNeeded();
const [command, file] = process.argv.slice(2);
// npm runs this in the repository, but the path is relative to the user's folder.
const path = file === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', file)];
const { code } = await run([...backupCommand, command, ...path], { env: serverEnvironment, tied: true });
process.exit(code);
