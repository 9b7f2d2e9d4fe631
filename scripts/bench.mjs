import { installIfNeeded } from './install.mjs';
import { node } from './repository.mjs';
import { run } from './run.mjs';

await installIfNeeded();
const { code } = await run([node, 'bench/main.ts', ...process.argv.slice(2)], { tied: true });
process.exit(code);
