import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { stored } from '../session/stored.ts';
import { catalogue } from './catalogue.ts';
import { type Language, language, languages, localeOf } from './language.ts';

/** Makes the words ready at once: the catalogues are part of the program, so nothing is loaded or awaited. */
export function startI18n() {
  i18next.use(initReactI18next).init({
    lng: languageOfDevice(),
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

/** The one chosen on this device, else the school's. */
function languageOfDevice(): Language {
  return stored.language.read() ?? stored.school.read()?.default_language ?? 'default';
}

function currentLanguage(): Language {
  return language.catch('default').parse(i18next.language);
}

export function chooseLanguage(chosen: Language) {
  stored.language.write(chosen);
  speak(chosen);
}

/** To be called when the device has learnt another language of the school's; one that was chosen stays. */
export function speakSchoolLanguage() {
  speak(languageOfDevice());
}

function speak(spoken: Language) {
  if (spoken === currentLanguage()) return;
  i18next.changeLanguage(spoken);
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
