import { installIfNeeded } from './install.mjs';
import { node, tool } from './repository.mjs';
import { endAll, isInterrupted, run } from './run.mjs';

await installIfNeeded();
// Node only watches the files of the process that it starts, not those of workers.
const server = run([node, '--watch', '--watch-preserve-output', 'server/src/process/main.ts'], {
  env: { WORKERS: '1' },
  tied: true,
});
const web = run([...tool('vite')], { cwd: 'web', tied: true });

// If one of them ends, the other is useless.
const first = await Promise.race([server, web]);
if (!isInterrupted()) endAll();
await Promise.all([server, web]);
process.exit(isInterrupted() ? 0 : first.code);
