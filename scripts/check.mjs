import { finish, runChecks } from './checks.mjs';
import { installIfNeeded } from './install.mjs';

await installIfNeeded();
await runChecks();
finish();
