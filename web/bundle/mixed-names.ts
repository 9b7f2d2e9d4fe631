/** What the product's own mix of languages calls things that a guide names in English. */
import type { Words } from '../src/i18n/words.ts';

const CATALOGUES = [
  'i18n/catalogue',
  'i18n/admin-catalogue',
  'account/account-catalogue',
  'attempts/panels-catalogue',
  'results/results-catalogue',
].map((name) => new URL(`../src/${name}.ts`, import.meta.url).href);

/** By the English name; where screens differ among themselves, all of their names. Read when it is needed: catalogues are programs. */
export async function mixedNames(): Promise<Map<string, string>> {
  const catalogues = await Promise.all(CATALOGUES.map((name) => import(name)));
  const names = new Map<string, Set<string>>();
  const features = catalogues.flatMap(
    ({ features, adminFeatures, accountFeatures, panelFeatures, resultsFeatures }) =>
      Object.values<Words>(features ?? adminFeatures ?? accountFeatures ?? panelFeatures ?? resultsFeatures),
  );
  for (const words of features) {
    for (const word of Object.values(words)) {
      names.set(word.en, (names.get(word.en) ?? new Set()).add(word.default));
    }
  }
  return new Map([...names].map(([name, all]) => [name, [...all].join(' / ')]));
}
