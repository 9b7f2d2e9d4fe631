/**
 * Creates a module for the texts of each language (`virtual:words/en`), because the source has all languages side by
 * side. Also creates one with the server's untranslated messages (`virtual:words/sentences`), by which the program
 * recognizes them.
 */
import type { Plugin } from 'vite';
import type { Language } from '../src/platform/i18n/language.ts';

const NAME = /^virtual:words\/(\w+)$/;
const CATALOGUE = new URL('../src/app/words/catalogue.ts', import.meta.url);

export function wordsByLanguage(): Plugin {
  let isBuild = false;
  return {
    name: 'words-by-language',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = NAME.exec(id.slice(1))?.[1];
      if (id[0] !== '\0' || !name) return;
      if (!isBuild) {
        const words = name === 'sentences' ? `catalogue('default').messages` : `catalogue('${name}')`;
        return `import { catalogue } from '/src/app/words/catalogue.ts'; export const words = ${words};`;
      }
      const { catalogue } = await import(CATALOGUE.href);
      const words = name === 'sentences' ? catalogue('default').messages : catalogue(name as Language);
      return `export const words = ${JSON.stringify(words)};`;
    },
  };
}
