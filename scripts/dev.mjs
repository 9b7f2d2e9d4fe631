import { installIfNeeded } from './install.mjs';
import { node, tool } from './repository.mjs';
import { endAll, isInterrupted, run } from './run.mjs';

await installIfNeeded();
const server = run([node, '--watch', '--watch-preserve-output', 'server/src/main.ts'], { tied: true });
const web = run([...tool('vite')], { cwd: 'web', tied: true });

// Either of them alone is of no use.
const first = await Promise.race([server, web]);
if (!isInterrupted()) endAll();
await Promise.all([server, web]);
process.exit(isInterrupted() ? 0 : first.code);
