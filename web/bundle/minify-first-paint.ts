/** Minifies `public/first-paint.js`, which blocks the first paint. Vite copies files of public/ unchanged. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const FILE = 'first-paint.js';

export function minifyFirstPaint(): Plugin {
  return {
    name: 'minify-first-paint',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const path = join(dir, FILE);
      const { code, errors } = await minify(FILE, await readFile(path, 'utf8'), { module: false });
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
      await writeFile(path, code);
    },
  };
}
