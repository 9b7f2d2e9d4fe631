/** Texts for the values of an examination's settings. */
import type { ExaminationAdmin } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../platform/time/school-time.ts';

export function useWindowText() {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  return ({ opens_at, closes_at }: Pick<ExaminationAdmin, 'opens_at' | 'closes_at'>): string => {
    const from = opens_at && schoolTime(opens_at);
    const until = closes_at && schoolTime(closes_at);
    if (from && until) return t('examinationAdmin.fromUntil', { from, until });
    if (from) return t('examinationAdmin.from', { time: from });
    return until ? t('examinationAdmin.until', { time: until }) : t('examinationSettings.always');
  };
}

/** Text for when results are released. */
export function useResultsText() {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  return ({
    results_release,
    results_at,
  }: Pick<ExaminationAdmin, 'results_release' | 'results_at'>): string => {
    if (results_release === 'at_once') return t('examinationSettings.resultsAtOnce');
    if (results_release === 'by_hand') return t('examinationSettings.resultsByHand');
    return results_at ? schoolTime(results_at) : t('examinationSettings.resultsAtTime');
  };
}
