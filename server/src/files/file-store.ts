/** Files under their content's hash in the data folder: the same file twice is one file, and none ever changes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { v7 as newId } from 'uuid';

export interface FileStore {
  /** The folder that paths are relative to. */
  root: string;
  /** Takes a copy of a file on disk and answers its path, e.g. `bank_asset/3f…9a.mp3`. */
  add(source: string, folder: 'bank_asset' | 'bank_option'): Promise<string>;
}

async function contentHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export function createFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  return {
    root,
    async add(source, folder) {
      const path = `${folder}/${await contentHash(source)}${extname(source).toLowerCase()}`;
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      // Whole or not at all: a crash in the middle of a copy leaves no half file under a final name.
      const unfinished = join(root, `${newId()}.part`);
      await copyFile(source, unfinished);
      await rename(unfinished, target);
      return path;
    },
  };
}
