import { useTranslation } from 'react-i18next';

/** Returns how many options to tick, in words. */
export function useTickText(min: number | null, max: number | null): string {
  const { t } = useTranslation();
  if (min !== null && min === max) return t('attempts.tickExactly', { count: min });
  if (min !== null && max !== null) return t('attempts.tickBetween', { min, max });
  if (max !== null) return t('attempts.tickAtMost', { count: max });
  if (min !== null) return t('attempts.tickAtLeast', { count: min });
  return t('attempts.tickAll');
}
