import type { Plugin } from 'vite';

/** As the build writes an import of a part that is fetched when it is needed. */
const IMPORT = /\bimport\((`\.\/[\w.-]+\.js`)\)/g;

const NAME = 'import$';
const AGAIN = `function ${NAME}(e){return import(e).catch(()=>import(e+\`?\`+Date.now()))}`;

/**
 * Requests a missing part of the program once more, each time by another address. While the page is open, a browser
 * does not repeat a failed request for the same address.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    enforce: 'post',
    // The names are made before: a part that is written otherwise is another file.
    augmentChunkHash: () => AGAIN,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.search(IMPORT) < 0) continue;
          file.code = `${file.code.replace(IMPORT, `${NAME}($1)`)}${AGAIN}`;
        }
      },
    },
  };
}
