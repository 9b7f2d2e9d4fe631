/**
 * Preloads the font of the first screen with low priority, in parallel with the program. Until it has loaded, texts use a
 * fallback font with the same metrics.
 */
import type { Plugin } from 'vite';

const FIRST = /-latin-wght-normal-.*\.woff2$/;

export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FIRST.test(name));
        if (!file) throw new Error('The font of the first screen is not in the build.');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
          fetchpriority: 'low',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
