/** Makes a part of its own of each language's words (`virtual:words/en`), though they are written side by side. */
import type { Plugin } from 'vite';

const NAME = /^virtual:words\/(\w+)$/;
const CATALOGUE = new URL('../src/i18n/catalogue.ts', import.meta.url);

export function wordsByLanguage(): Plugin {
  let isBuild = false;
  return {
    name: 'words-by-language',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (id[0] !== '\0' || !language) return;
      if (!isBuild) {
        return `import { catalogue } from '/src/i18n/catalogue.ts'; export default catalogue('${language}');`;
      }
      const { catalogue } = await import(CATALOGUE.href);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
