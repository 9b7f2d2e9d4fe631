import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { stored } from '../device-store/stored.ts';
import { isLanguage, type Language, languages, localeOf } from './language.ts';
import { registerMessages } from './translate-message.ts';

type Words = Record<string, Record<string, string>>;

/** Where the words of all features come from: `app/words/` composes them. */
export interface WordSource {
  /** The server's sentences, as they arrive. */
  sentences: Record<string, string>;
  /** Each language is a separate part; a device fetches only its own. */
  fetchWords: Record<Language, () => Promise<{ words: Words }>>;
  /** Fetches and adds the words that only admins read. */
  addAdminWords: () => Promise<void>;
}

let source: WordSource;
const known = new Set<Language>();

/** Writes every number in a sentence as its language does; `{{…, percent}}` takes 25 for 25 %. */
const numbersInWords: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, language = '') {
    if (typeof value !== 'number') return String(value ?? '');
    // The same in all languages: a phone's first `Intl.NumberFormat` takes as long as drawing a question.
    if (!format && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
    const locale = localeOf[isLanguage(language) ? language : 'default'];
    if (format === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
    return new Intl.NumberFormat(locale).format(value);
  },
};

/** Begins in the device's language. The words themselves come by `addWords`, before the first screen. */
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
  markDocument();
  return i18next;
}

/** The words of the language that is to be spoken. */
export async function fetchOwnWords() {
  const language = currentLanguage();
  addWords(language, (await source.fetchWords[language]()).words);
}

export const addAdminWords = () => source.addAdminWords();

export function addWords(language: Language, words: Words) {
  i18next.addResourceBundle(language, 'translation', words, true, true);
  known.add(language);
}

/** The one chosen on this device, else the school's. */
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
 * At once if its words are here. If they cannot be fetched, the screen stays as it is, and the next visit tries again.
 */
export function speakLanguageOfDevice() {
  const language = languageOfDevice();
  if (known.has(language)) return speak(language);
  source.fetchWords[language]().then(
    ({ words }) => {
      addWords(language, words);
      // Another may have been chosen meanwhile.
      if (language === languageOfDevice()) speak(language);
    },
    () => undefined,
  );
}

function speak(spoken: Language) {
  if (spoken === currentLanguage()) return;
  i18next.changeLanguage(spoken);
  markDocument();
}

/** The language on screen and its locale for dates and numbers; renders again when another is picked. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'default';
  return { language, locale: localeOf[language] };
}

function markDocument() {
  document.documentElement.lang = localeOf[currentLanguage()];
}
