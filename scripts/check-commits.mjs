// Checks the messages of all commits since `commitlint.config.mjs` was added. An archive without history passes.
import { execFileSync, spawnSync } from 'node:child_process';
import { root, tool } from './repository.mjs';

const CONFIG = 'commitlint.config.mjs';

function findFirstCommit() {
  try {
    const added = execFileSync('git', ['log', '--diff-filter=A', '--format=%H', '--', CONFIG], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return added.trim().split('\n').at(-1);
  } catch {
    return undefined;
  }
}

const first = findFirstCommit();
if (first) {
  const [command, ...args] = [...tool('commitlint'), '--from', first];
  process.exitCode = spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
