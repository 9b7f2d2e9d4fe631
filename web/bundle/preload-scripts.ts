/**
 * Gives the page (`public/first-paint.js`) the addresses of the program, of each language's words and of the separate
 * pages. So the first paint comes first over a slow network, and the browser discovers nothing late. While the page's
 * own words load, the part with React uses the rest of the line.
 */
import type { Plugin, Rolldown } from 'vite';

const FIRST_PAINT = 'src="/first-paint.js"';
const PROGRAM = /\s*<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/g;
const WORDS = /virtual:words\/(\w+)$/;
/** Pages that are often opened by their address, or loaded again. */
const PAGES: Record<string, string> = { result: '/src/results/result-page.tsx' };

/** `words-id`, `page-result`; none for other parts of the program. */
function nameOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string | undefined {
  const language = WORDS.exec(facadeModuleId ?? '')?.[1];
  if (language) return `words-${language}`;
  const page = Object.keys(PAGES).find((name) => moduleIds.some((id) => id.endsWith(PAGES[name] ?? '')));
  return page && `page-${page}`;
}

/** The part with all that it needs beyond the program, so that the browser discovers nothing late. */
function withNeeded(
  part: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found: Set<string>,
): Set<string> {
  found.add(part.fileName);
  for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  for (const file of part.imports) {
    const needed = bundle[file];
    if (needed?.type === 'chunk' && !found.has(file)) withNeeded(needed, bundle, found);
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
        const places = Object.values(bundle).flatMap((part) => {
          const name = part.type === 'chunk' && nameOf(part);
          if (!name) return [];
          const files = [...withNeeded(part, bundle, new Set())].filter(
            (file) => !html.includes(`"/${file}"`),
          );
          return [`data-${name}="${files.map((file) => `/${file}`).join(' ')}"`];
        });
        const [react] = program.filter((file) => /^\/assets\/react-/.test(file));
        if (places.length < 2 || !react || !html.includes(FIRST_PAINT)) {
          throw new Error('The words of the languages, or what is first painted, are not in the build.');
        }
        const known = [`data-program="${program.join(' ')}"`, ...places].join(' ');
        return {
          html: html.replace(PROGRAM, '').replace(FIRST_PAINT, `${FIRST_PAINT} ${known}`),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: '', href: react, fetchpriority: 'low' },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
