/** The names of controls in the mixed catalogue `default`, for guides that mention them in English. */
import { textIn, type Words } from '../src/platform/i18n/words.ts';

const EVERY_FEATURE = new URL('../src/app/words/every-feature.ts', import.meta.url).href;

/**
 * Returns the default names by English name. If screens differ, it joins all their names. Loads the catalogues when
 * called.
 */
export async function mixedNames(): Promise<Map<string, string>> {
  const { everyFeature } = await import(EVERY_FEATURE);
  const names = new Map<string, Set<string>>();
  for (const words of Object.values<Words>(everyFeature)) {
    for (const word of Object.values(words)) {
      names.set(word.en, (names.get(word.en) ?? new Set()).add(textIn(word, 'default')));
    }
  }
  return new Map([...names].map(([name, all]) => [name, [...all].join(' / ')]));
}
