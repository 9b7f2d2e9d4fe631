import type { Plugin } from 'vite';

/** A dynamic import in the output of the build. */
const IMPORT = /\bimport\((`\.\/[\w.-]+\.js`)\)/g;

const NAME = 'import$';
const RETRY_FUNCTION = `function ${NAME}(e){return import(e).catch(()=>import(e+\`?\`+Date.now()))}`;

/**
 * Makes every dynamic import retry once, with a different query. While a page is open, browsers do not request a failed
 * module again under the same address.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    enforce: 'post',
    // Chunk names are computed before this change, so their hashes must include it.
    augmentChunkHash: () => RETRY_FUNCTION,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.search(IMPORT) < 0) continue;
          file.code = `${file.code.replace(IMPORT, `${NAME}($1)`)}${RETRY_FUNCTION}`;
        }
      },
    },
  };
}
