import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

/** Installs the packages of package-lock.json unless they are installed. Ends this process on failure. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing (the first time this takes a few minutes)…');
  const command = ['npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, written } = await run(command, { quiet: true, env: { PATH: pathOfHost() } });
  if (isInterrupted()) exitInterrupted();
  if (code !== 0) {
    console.error(written);
    console.error('Installing failed. The output of npm above has the reason.');
    process.exit(1);
  }
  if (!existsSync(node)) {
    console.error(
      'npm is configured not to run install scripts, but Lulus needs those that package.json approves. Run: npm config set ignore-scripts false',
    );
    process.exit(1);
  }
}

/**
 * npm writes a lock file of the installed packages. It differs after an incomplete or foreign installation.
 */
function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(node)) return false;
  return Object.entries(lockedPackages('package-lock.json') ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional)
    .every(([path, entry]) => installed[path]?.integrity === entry.integrity);
}

function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm replaces node_modules, so npm and the install scripts must not run on the Node in it. */
function pathOfHost() {
  return process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
}
