/**
 * Loads the program with low priority, so that the styles and the first words come first. Adds data attributes to
 * `public/first-paint.js` with files that the browser would find late. The script preloads those of the language and
 * of the page.
 */
import type { Plugin, Rolldown } from 'vite';

const FIRST_PAINT = 'src="/first-paint.js"';
const WORDS = /virtual:words\/first\/(\w+)$/;
/** Page that people often reload, and which is not part of the program. */
const RESULT = '/src/results/result-page.tsx';

/** Returns for example `id` or `result`, or undefined for other chunks. */
const nameOf = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  WORDS.exec(facadeModuleId ?? '')?.[1] ??
  (moduleIds.some((id) => id.endsWith(RESULT)) ? 'result' : undefined);

/** Returns the files of a chunk, its stylesheets and its static imports. */
function filesOf(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const part = bundle[file];
  if (part?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of part.imports) filesOf(imported, bundle, found);
  return found;
}

export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const lists = Object.values(bundle).flatMap((part) => {
          const name = part.type === 'chunk' && nameOf(part);
          if (!name) return [];
          const files = [...filesOf(part.fileName, bundle)].filter((file) => !html.includes(`"/${file}"`));
          return [`data-${name}="${files.map((file) => `/${file}`).join(' ')}"`];
        });
        if (lists.length < 4 || !html.includes(FIRST_PAINT)) {
          throw new Error('The build lacks the texts of a language, the result page, or first-paint.js.');
        }
        return html
          .replace(FIRST_PAINT, `${FIRST_PAINT} ${lists.join(' ')}`)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
      },
    },
  };
}
