import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

/** Installs what package-lock.json lists, or ends this process on failure. Does nothing if it is already installed. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing (the first time this takes a few minutes)…');
  const command = ['npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, written } = await run(command, { quiet: true, env: { PATH: pathOfHost() } });
  if (isInterrupted()) exitInterrupted();
  if (code !== 0) {
    console.error(written);
    console.error('Installing failed: npm says why above.');
    process.exit(1);
  }
  if (!existsSync(node)) {
    console.error(
      'npm was told not to run install scripts, and Lulus needs those that package.json approves: npm config set ignore-scripts false',
    );
    process.exit(1);
  }
}

/**
 * At the end of an install, npm writes a lock file of what it installed. A broken or foreign installation differs from
 * it.
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

/** npm replaces node_modules, so npm and the install scripts must not run on the Node in there. */
function pathOfHost() {
  return process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
}
