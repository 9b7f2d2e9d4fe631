/** What the product's own mix of languages calls things that a guide names in English. */
import type { Words } from '../src/i18n/words.ts';

const CATALOGUES = ['catalogue', 'admin-catalogue'].map(
  (name) => new URL(`../src/i18n/${name}.ts`, import.meta.url).href,
);

/** By the English name; where screens differ among themselves, all of their names. Read when it is needed: catalogues are programs. */
export async function mixedNames(): Promise<Map<string, string>> {
  const [{ features }, { adminFeatures }] = await Promise.all(CATALOGUES.map((name) => import(name)));
  const names = new Map<string, Set<string>>();
  for (const words of Object.values<Words>({ ...features, ...adminFeatures })) {
    for (const word of Object.values(words)) {
      names.set(word.en, (names.get(word.en) ?? new Set()).add(word.default));
    }
  }
  return new Map([...names].map(([name, all]) => [name, [...all].join(' / ')]));
}
