import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language.ts';

/** The names of the languages, each in its own language, so that its speakers find it. */
export function useLanguageNames(): Record<Language, string> {
  const { t } = useTranslation();
  return { default: t('display.languageMixed'), en: 'English', id: 'Bahasa Indonesia' };
}
