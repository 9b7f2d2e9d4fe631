import { useTranslation } from 'react-i18next';
import number from '../screen/question-number.module.css';
import { NumberMarks } from '../screen/question-number.tsx';
import classes from './number-legend.module.css';

/** Legend of the shapes and colours of question numbers. */
export function NumberLegend() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('examPanels.legend')}>
      <ul className={classes.legend}>
        <li>
          <span className={number.number} data-sample aria-hidden />
          {t('examPanels.legendUnanswered')}
        </li>
        <li>
          <span className={number.number} data-sample data-answered aria-hidden />
          {t('examPanels.legendAnswered')}
        </li>
        <li>
          <span className={number.number} data-sample aria-hidden>
            <NumberMarks isFlagged saving="saved" />
          </span>
          {t('examPanels.legendFlagged')}
        </li>
        <li>
          <span className={number.number} data-sample data-current aria-hidden />
          {t('examPanels.legendCurrent')}
        </li>
        <li>
          <span className={number.number} data-sample data-answered data-saving="waiting" aria-hidden />
          {t('examPanels.legendWaiting')}
        </li>
        <li>
          <span className={number.number} data-sample data-answered data-saving="failed" aria-hidden>
            <NumberMarks isFlagged={false} saving="failed" />
          </span>
          {t('examPanels.legendFailed')}
        </li>
      </ul>
    </section>
  );
}
