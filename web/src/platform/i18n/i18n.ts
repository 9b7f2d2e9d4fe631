import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { stored } from '../device-store/stored.ts';
import { isLanguage, type Language, languages, localeOf } from './language.ts';
import { registerMessages } from './translate-message.ts';

type Words = Record<string, Record<string, string>>;

/** The source of all features' texts. `app/words/` implements it. */
export interface WordSource {
  /** The server's messages as they arrive, by key. */
  sentences: Record<string, string>;
  /** Loaders by language. Each language is a chunk of its own. */
  fetchWords: Record<Language, () => Promise<{ words: Words }>>;
  /** Loads and adds the texts for admins. */
  addAdminWords: () => Promise<void>;
}

let source: WordSource;
const loadedLanguages = new Set<Language>();

/** Formats numbers in a text by its language. `{{…, percent}}` formats 25 as 25 %. */
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
    if (format === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
    return new Intl.NumberFormat(locale).format(value);
  },
};

/** Starts i18next in the device's language. `addWords` must add its texts before the first render. */
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
      // React escapes what it renders.
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  registerMessages('messages', source.sentences);
  setDocumentLanguage();
  return i18next;
}

/** Loads the texts of the current language. */
export async function fetchOwnWords() {
  const language = currentLanguage();
  addWords(language, (await source.fetchWords[language]()).words);
}

export const addAdminWords = () => source.addAdminWords();

export function addWords(language: Language, words: Words) {
  i18next.addResourceBundle(language, 'translation', words, true, true);
  loadedLanguages.add(language);
}

/** Returns the language chosen on this device, or the school's default. */
function languageOfDevice(): Language {
  return stored.language.read() ?? stored.school.read()?.default_language ?? 'default';
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
  if (loadedLanguages.has(language)) return switchLanguage(language);
  source.fetchWords[language]().then(
    ({ words }) => {
      addWords(language, words);
      // The person may have chosen another language meanwhile.
      if (language === languageOfDevice()) switchLanguage(language);
    },
    () => undefined,
  );
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
