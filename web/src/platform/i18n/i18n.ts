import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { stored } from '../device-store/stored.ts';
import { isLanguage, type Language, languageOfBrowser, languages, localeOf } from './language.ts';
import { minutesText } from './minutes-text.ts';

/** Texts of a language, by namespace and key. */
type Namespaces = Record<string, Record<string, string>>;
/** The texts that load together. */
export type Part = 'first' | 'later' | 'admins';
/** Loaders of the texts. `app/words/` implements it. */
export type WordSource = Record<Part, Record<Language, () => Promise<{ words: Namespaces }>>>;

let source: WordSource;
/** The parts that pages have used, and their loaded languages. */
const loaded = new Map<Part, Set<Language>>();

/** Formats numbers in a text by its language: `{{…, percent}}` 25 as 25 %, `{{…, minutes}}` 3.75 as 3 minutes 45 seconds. */
const numbersInWords: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, language = '') {
    if (typeof value !== 'number') return String(value ?? '');
    // Small integers look the same in all languages, and a phone's first `Intl.NumberFormat` is slow.
    if (!format && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
    const locale = localeOf[isLanguage(language) ? language : 'default'];
    if (format === 'minutes') return minutesText(value, locale);
    if (format === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
    return new Intl.NumberFormat(locale).format(value);
  },
};

/** Starts i18next in the device's language. The first render needs `fetchWords('first')`. */
export function startI18n(wordSource: WordSource) {
  source = wordSource;
  i18next
    .use(initReactI18next)
    .use(numbersInWords)
    .init({
      lng: languageOfDevice(),
      supportedLngs: languages,
      fallbackLng: false,
      load: 'currentOnly',
      initAsync: false,
      resources: {},
      defaultNS: 'ui',
      nsSeparator: '.',
      keySeparator: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  setPlurals();
  setDocumentLanguage();
}

/** The language `default` has English plurals. Intl does not know it, and would take the browser's own language. */
function setPlurals() {
  const { pluralResolver } = i18next.services;
  const getRule: (code: string, options?: object) => Intl.PluralRules =
    pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code: string, options?: object) =>
    getRule(code === 'default' ? 'en' : code, options);
}

/** Loads the texts of a part in the current language. A later change of the language loads it, too. */
export async function fetchWords(part: Part) {
  if (!loaded.has(part)) loaded.set(part, new Set());
  await load(part, currentLanguage());
}

async function load(part: Part, language: Language) {
  if (!loaded.get(part)?.has(language)) addWords(part, language, (await source[part][language]()).words);
}

export function addWords(part: Part, language: Language, words: Namespaces) {
  for (const [namespace, texts] of Object.entries(words))
    i18next.addResourceBundle(language, namespace, texts);
  loaded.set(part, (loaded.get(part) ?? new Set()).add(language));
}

/** Returns the language chosen on this device, or the school's. */
function languageOfDevice(): Language {
  const chosen = stored.language.read() ?? stored.school.read()?.default_language ?? 'default';
  return chosen === 'browser' ? languageOfBrowser() : chosen;
}

function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'default';
}

export function chooseLanguage(chosen: Language) {
  stored.language.write(chosen);
  speakLanguageOfDevice();
}

/**
 * Switches to the device's language, after loading its texts if necessary. If loading fails, the language stays, and
 * the next visit retries.
 */
export function speakLanguageOfDevice() {
  const language = languageOfDevice();
  const missing = [...loaded].filter(([, languagesOfPart]) => !languagesOfPart.has(language));
  if (missing.length === 0) return switchLanguage(language);
  Promise.all(missing.map(([part]) => load(part, language))).then(speakLanguageOfDevice, () => undefined);
}

function switchLanguage(language: Language) {
  if (language === currentLanguage()) return;
  i18next.changeLanguage(language);
  setDocumentLanguage();
}

/** Returns the current language and its locale for dates and numbers. Renders again when the language changes. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'default';
  return { language, locale: localeOf[language] };
}

function setDocumentLanguage() {
  document.documentElement.lang = localeOf[currentLanguage()];
}
