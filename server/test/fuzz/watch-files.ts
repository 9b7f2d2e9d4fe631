/** Records which files of a folder appear, disappear or change. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns each file with data that detects its replacement. Empty if the folder does not exist yet. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.set(path, `${found.ino} ${found.size} ${found.mtimeMs}`);
  }
  return files;
}

export async function watchFiles(folder: string): Promise<() => Promise<string[]>> {
  let before = await filesIn(folder);
  return async () => {
    const now = await filesIn(folder);
    const paths = [...new Set([...before.keys(), ...now.keys()])];
    const changed = paths.filter((path) => before.get(path) !== now.get(path));
    before = now;
    return changed.map((path) => path.slice(folder.length + 1));
  };
}
