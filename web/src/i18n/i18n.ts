import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { stored } from '../session/stored.ts';
import { catalogue } from './catalogue.ts';
import { type Language, language, languages, localeOf } from './language.ts';

/** Makes the words ready at once: the catalogues are part of the program, so nothing is loaded or awaited. */
export function startI18n() {
  i18next.use(initReactI18next).init({
    lng: stored.language.read() ?? 'default',
    supportedLngs: languages,
    fallbackLng: 'default',
    load: 'currentOnly',
    initAsync: false,
    resources: Object.fromEntries(languages.map((code) => [code, { translation: catalogue(code) }])),
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  markDocument();
  return i18next;
}

function currentLanguage(): Language {
  return language.catch('default').parse(i18next.language);
}

export function chooseLanguage(chosen: Language) {
  stored.language.write(chosen);
  i18next.changeLanguage(chosen);
  markDocument();
}

/** The language on screen and its locale for dates and numbers; renders again when another is picked. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const current = language.catch('default').parse(i18n.language);
  return { language: current, locale: localeOf[current] };
}

function markDocument() {
  document.documentElement.lang = localeOf[currentLanguage()];
}
