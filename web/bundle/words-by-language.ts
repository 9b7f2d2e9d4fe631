/** Creates modules with the texts of one part in one language, because the source has all languages side by side. */
import type { Plugin } from 'vite';
import type { Language } from '../src/platform/i18n/language.ts';

const NAME = /^virtual:words\/(\w+)\/(\w+)$/;
const IN_LANGUAGE = '/src/platform/i18n/in-language.ts';
const CATALOGUES: Record<string, { file: string; name: string }> = {
  first: { file: '/src/app/words/catalogue.ts', name: 'features' },
  later: { file: '/src/app/words/later-catalogue.ts', name: 'laterFeatures' },
  admins: { file: '/src/app/words/admin-catalogue.ts', name: 'adminFeatures' },
};

const load = (path: string) => import(new URL(`..${path}`, import.meta.url).href);

export function wordsByLanguage(): Plugin {
  let isBuild = false;
  return {
    name: 'words-by-language',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, part = '', language] = (id[0] === '\0' && NAME.exec(id.slice(1))) || [];
      const catalogue = CATALOGUES[part];
      if (!catalogue) return;
      const { file, name } = catalogue;
      if (!isBuild) {
        return `import { ${name} } from '${file}'; import { inLanguage } from '${IN_LANGUAGE}';
          export const words = inLanguage(${name}, '${language}');`;
      }
      const [loaded, { inLanguage }] = await Promise.all([load(file), load(IN_LANGUAGE)]);
      return `export const words = ${JSON.stringify(inLanguage(loaded[name], language as Language))};`;
    },
  };
}
