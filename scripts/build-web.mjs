import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './repository.mjs';
import { run } from './run.mjs';

const SOURCES = ['package-lock.json', 'tsconfig.base.json', 'contract', 'web', 'docs/guides'];
const NOT_SOURCES = ['node_modules', 'dist'];
const MARKER = join(root, 'web', 'dist', '.built-from');

/** Builds web/dist if its sources have changed. Returns false if the build fails. */
export async function buildWebIfNeeded() {
  const sources = fingerprint(SOURCES);
  if (sources === builtFrom()) return true;
  console.log('Building the web app…');
  const { code, written } = await run([...tool('vite'), 'build'], { cwd: 'web', quiet: true });
  if (code !== 0) {
    console.error(written);
    console.error('The web app could not be built.');
    return false;
  }
  writeFileSync(MARKER, sources);
  return true;
}

function builtFrom() {
  try {
    return readFileSync(MARKER, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns a hash of the names and contents of all files in these folders. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) {
        if (!NOT_SOURCES.includes(name)) add(join(path, name));
      }
    } else {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
