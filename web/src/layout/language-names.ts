import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language.ts';

/** What the languages are called: each in itself, so that whoever speaks it finds it. */
export function useLanguageNames(): Record<Language, string> {
  const { t } = useTranslation();
  return { default: t('layout.languageMixed'), en: 'English', id: 'Bahasa Indonesia' };
}
