/**
 * Selects the files of the build that the service worker caches. They are the program and the modules for taking an
 * examination, logging in again and seeing the result. Files for admins are excluded.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULES = [
  '/web/src/app/main.tsx',
  '/web/src/attempts/takeover/exam-elsewhere.tsx',
  '/web/src/attempts/late/hand-in-all.ts',
  '/web/src/attempts/relogin/log-in-again.tsx',
  '/web/src/attempts/panels/exam-panels.tsx',
  '/web/src/platform/preferences/display-dialog.tsx',
  '/web/src/results/result-page.tsx',
  '/web/src/platform/ui/feedback/toast-list.tsx',
  'virtual:words/first/default',
  'virtual:words/later/default',
  'virtual:words/first/en',
  'virtual:words/later/en',
  'virtual:words/first/id',
  'virtual:words/later/id',
];
/** The subsets of the font that the product's languages need. */
const FONT = /-latin-wght-.*\.woff2$/;

interface StudentFiles {
  plugin: Plugin;
  /** Returns the files to cache. `revision` is the SHA-256 of the content in hex. */
  kept<File extends { url: string }>(all: File[]): Promise<(File & { revision: string })[]>;
}

/** Creates a plugin that collects the files during the build. */
export function studentFiles(): StudentFiles {
  const files = new Set<string>();
  let folder = '';
  const isIncluded = (file: string) => !file.startsWith('assets/') || files.has(file) || FONT.test(file);
  const contentHash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
  return {
    kept: (all) =>
      Promise.all(
        all
          .filter(({ url }) => isIncluded(url))
          .map(async (entry) => ({ ...entry, revision: await contentHash(entry.url) })),
      ),
    plugin: {
      name: 'student-files',
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir);
      },
      generateBundle(_, bundle) {
        function include(file: string) {
          const part = bundle[file];
          if (part?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          for (const css of part.viteMetadata?.importedCss ?? []) files.add(css);
          for (const imported of part.imports) include(imported);
        }
        const found = new Set<string>();
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const roots = MODULES.filter((module) => part.moduleIds.some((id) => id.endsWith(module)));
          for (const root of roots) found.add(root);
          if (roots.length > 0) include(part.fileName);
        }
        const missing = MODULES.filter((module) => !found.has(module));
        if (missing.length > 0) this.error(`Not in the build: ${missing.join(', ')}`);
      },
    },
  };
}
