/** What the product's own mix of languages calls things that a guide names in English. */
import type { Words } from '../src/platform/i18n/words.ts';

const EVERY_FEATURE = new URL('../src/app/words/every-feature.ts', import.meta.url).href;

/** By the English name; where screens differ among themselves, all of their names. Read when it is needed: catalogues are programs. */
export async function mixedNames(): Promise<Map<string, string>> {
  const { everyFeature } = await import(EVERY_FEATURE);
  const names = new Map<string, Set<string>>();
  for (const words of Object.values<Words>(everyFeature)) {
    for (const word of Object.values(words)) {
      names.set(word.en, (names.get(word.en) ?? new Set()).add(word.default));
    }
  }
  return new Map([...names].map(([name, all]) => [name, [...all].join(' / ')]));
}
