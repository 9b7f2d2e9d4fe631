/** Tells the page where each language's words are, so that a device fetches those it speaks beside the program and not after it. */
import type { Plugin } from 'vite';

const WORDS = /virtual:words\/(\w+)$/;
const FIRST_PAINT = 'src="/first-paint.js"';

export function preloadWords(): Plugin {
  return {
    name: 'preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const attributes = Object.values(bundle).flatMap((part) => {
          const language = part.type === 'chunk' && WORDS.exec(part.facadeModuleId ?? '')?.[1];
          return language ? [`data-words-${language}="/${part.fileName}"`] : [];
        });
        if (attributes.length === 0 || !html.includes(FIRST_PAINT)) {
          throw new Error('The words of the languages are not in the build.');
        }
        return html.replace(FIRST_PAINT, `${FIRST_PAINT} ${attributes.join(' ')}`);
      },
    },
  };
}
