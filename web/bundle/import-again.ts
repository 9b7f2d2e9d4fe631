import type { Plugin } from 'vite';

/** As the build writes an import of a part that is fetched when it is needed. */
const IMPORT = /\bimport\((`\.\/[\w.-]+\.js`)\)/g;

const NAME = 'import$';
const AGAIN = `function ${NAME}(e){return import(e).catch(()=>import(e+\`?\`+Date.now()))}`;

/**
 * Asks once more for a part of the program that did not come, each time by another address: under the same one a browser does not
 * ask again as long as the page is open, however good the connection has become.
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
