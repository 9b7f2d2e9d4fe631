import { useTranslation } from 'react-i18next';

/** Returns the rule on the recordings of an examination, from their play limits. Undefined without recordings. */
export function usePlaysText(limits: readonly number[]): string | undefined {
  const { t } = useTranslation();
  const [times, ...others] = new Set(limits);
  if (times === undefined) return undefined;
  if (others.length > 0) return t('examinations.playedUnlike');
  return times === 1 ? t('examinations.playedOnce') : t('examinations.playedTimes', { times });
}
