/**
 * Passes the addresses of the program, of each language's texts and of some lazy pages to `public/first-paint.js`. That
 * script loads the texts at once and the program after the first paint. It knows all files, so the browser does not
 * discover them one after another. React loads with low priority from the start. It is no preload, since Chromium warns
 * about those that a service worker answers.
 */
import type { Plugin, Rolldown } from 'vite';

const FIRST_PAINT = 'src="/first-paint.js"';
const PROGRAM = /\s*<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/g;
const WORDS = /virtual:words\/first\/(\w+)$/;
/** Lazy pages that people often open by address or reload. */
const PAGES: Record<string, string> = { result: '/src/results/result-page.tsx' };

/** Returns for example `words-id` or `page-result`, or undefined for other chunks. */
function nameOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string | undefined {
  const language = WORDS.exec(facadeModuleId ?? '')?.[1];
  if (language) return `words-${language}`;
  const page = Object.keys(PAGES).find((name) => moduleIds.some((id) => id.endsWith(PAGES[name] ?? '')));
  return page && `page-${page}`;
}

/** Returns the files of a chunk, its stylesheets and its static imports. */
function filesOf(part: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found: Set<string>): Set<string> {
  found.add(part.fileName);
  for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  for (const file of part.imports) {
    const needed = bundle[file];
    if (needed?.type === 'chunk' && !found.has(file)) filesOf(needed, bundle, found);
  }
  return found;
}

export function preloadScripts(): Plugin {
  return {
    name: 'preload-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const program = [...html.matchAll(PROGRAM)].map(([, file = '']) => file);
        const attributes = Object.values(bundle).flatMap((part) => {
          const name = part.type === 'chunk' && nameOf(part);
          if (!name) return [];
          const files = [...filesOf(part, bundle, new Set())].filter((file) => !html.includes(`"/${file}"`));
          return [`data-${name}="${files.map((file) => `/${file}`).join(' ')}"`];
        });
        const [react] = program.filter((file) => /^\/assets\/react-/.test(file));
        if (attributes.length < 2 || !react || !html.includes(FIRST_PAINT)) {
          throw new Error('The build lacks the texts of the languages, React, or first-paint.js.');
        }
        const known = [`data-program="${program.join(' ')}"`, ...attributes].join(' ');
        return {
          html: html.replace(PROGRAM, '').replace(FIRST_PAINT, `${FIRST_PAINT} ${known}`),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', crossorigin: '', src: react, fetchpriority: 'low' },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
