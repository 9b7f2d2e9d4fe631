import { IconArrowRight, IconHourglassHigh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { scoreText } from '../score-text.ts';
import { selectExamination } from '../selected-examination.ts';
import type { RecordRow } from './exam-record.ts';
import classes from './result-score.module.css';
import { useResultTime } from './use-result-time.ts';

/** Score with a link to the result, or a note on when the result will be released. */
export function ResultScore({ row }: { row: RecordRow }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const resultTime = useResultTime();
  const { result_score, result_max, examination_id, examination_name, examination, isNewest } = row;
  if (result_score === null) {
    return (
      <span className={classes.pending}>
        <IconHourglassHigh size={16} stroke={1.75} className={classes.icon} aria-hidden />
        {resultTime(examination)}
      </span>
    );
  }
  return (
    <span className={classes.result}>
      <span className={classes.score}>{scoreText(result_score, result_max, locale)}</span>
      {examination_id && isNewest && examination?.attempt_state !== 'running' && (
        <Link to={paths.result} onClick={() => selectExamination(examination_id)} className={classes.link}>
          {t('examinations.viewResult')}
          <span className="visually-hidden">: {examination_name}</span>
          <IconArrowRight size={16} aria-hidden />
        </Link>
      )}
    </span>
  );
}
