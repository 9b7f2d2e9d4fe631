/** Takes what only people read out of `public/first-paint.js`, which nothing is painted before and no other step of the build touches. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

const FILE = 'first-paint.js';

export function minifyFirstPaint(): Plugin {
  let folder = '';
  return {
    name: 'minify-first-paint',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const path = join(folder, FILE);
      const { code, errors } = await minify(FILE, await readFile(path, 'utf8'), { module: false });
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
      await writeFile(path, code);
    },
  };
}
