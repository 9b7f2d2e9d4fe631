/**
 * Selects the files of the build that the service worker caches. They are the program and the modules for taking an
 * examination, logging in again and seeing the result. Files for admins are excluded.
 */
import type { Plugin } from 'vite';

const MODULES = [
  '/web/src/app/main.tsx',
  '/web/src/attempts/takeover/exam-elsewhere.tsx',
  '/web/src/attempts/time/times-up-dialog.tsx',
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
/** The subset of the interface's font for the product's languages. Those of content are cached with the paper. */
const FONT = /plus-jakarta-sans-latin-wght-.*\.woff2$/;

interface StudentFiles {
  plugin: Plugin;
  /** Whether the service worker caches the file at this address. */
  isIncluded(file: { url: string }): boolean;
}

/** Creates a plugin that collects the files during the build. */
export function studentFiles(): StudentFiles {
  const files = new Set<string>();
  return {
    isIncluded: ({ url }) => !url.startsWith('assets/') || files.has(url) || FONT.test(url),
    plugin: {
      name: 'student-files',
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
