import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language.ts';

/** Returns the names of the languages, each in its own language. */
export function useLanguageNames(): Record<Language, string> {
  const { t } = useTranslation();
  return { default: t('display.languageMixed'), en: 'English', id: 'Bahasa Indonesia' };
}
