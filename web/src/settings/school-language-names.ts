import type { SchoolLanguage } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguageNames } from '../platform/preferences/language-names.ts';

export function useSchoolLanguageNames(): Record<SchoolLanguage, string> {
  const { t } = useTranslation();
  return { ...useLanguageNames(), browser: t('settings.languageOfBrowser') };
}
