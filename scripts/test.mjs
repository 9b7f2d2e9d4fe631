import { finish, runChecks, runEndToEndTests } from './checks.mjs';
import { installIfNeeded } from './install.mjs';

await installIfNeeded();
await runChecks();
await runEndToEndTests();
finish();
