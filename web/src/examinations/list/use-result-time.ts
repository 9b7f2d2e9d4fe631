import type { Examination } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../platform/time/school-time.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { resultsState } from '../results-release.ts';

/**
 * Returns a function for the text on when a result will be released. The text has no time if none is known, as for
 * examinations that are no longer listed.
 */
export function useResultTime(): (examination: Examination | undefined) => string {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  const now = useNow();
  return (examination) => {
    const results = examination && resultsState(examination, now);
    if (results?.state === 'at') return t('examinations.resultAt', { time: schoolTime(results.at) });
    if (results?.state === 'by_hand') return t('examinations.resultByHand');
    // Released, but essays are still to be marked.
    if (results?.state === 'released') return t('examinations.resultMarking');
    return t('examinations.resultToCome');
  };
}
