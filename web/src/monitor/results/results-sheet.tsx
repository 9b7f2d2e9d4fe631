import { useTranslation } from 'react-i18next';
import { scoreText } from '../../examinations/score-text.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { timeText } from '../../platform/time/time-text.ts';
import { PaperTable } from '../../platform/ui/print/paper-table.tsx';
import { PrintHead } from '../../platform/ui/print/print-head.tsx';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import { type AttemptRow, isRunning } from '../attempt-row.ts';
import { orderResults } from './order-results.ts';
import classes from './results-sheet.module.css';

interface Props {
  name: string;
  rows: readonly AttemptRow[];
}

/** Printout of all attempts at an examination with their scores, sorted by class and name. */
export function ResultsSheet({ name, rows }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const now = timeText(new Date().toISOString(), locale);
  return (
    <PrintSheet>
      <PrintHead title={name} lines={[t('monitor.resultsTitle', { count: rows.length }), now]} />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              {t('monitor.rowNumber')}
            </th>
            <th scope="col">{t('monitor.student')}</th>
            <th scope="col">{t('monitor.class')}</th>
            <th scope="col">{t('monitor.started')}</th>
            <th scope="col">{t('monitor.end')}</th>
            <th scope="col" className={classes.score}>
              {t('monitor.score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orderResults(rows).map((row, at) => (
            <tr key={row.id}>
              <td>{at + 1}</td>
              <th scope="row">
                {row.name} {row.number > 1 && <small>({t('monitor.number', { number: row.number })})</small>}
              </th>
              <td>{row.user.class}</td>
              <td>{momentText(row.started_at, locale)}</td>
              <td>{row.submitted_at && momentText(row.submitted_at, locale)}</td>
              <td className={classes.score}>{score(row)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </PrintSheet>
  );

  function score(row: AttemptRow) {
    if (isRunning(row)) return t('monitor.stillRunning');
    if (row.unmarked > 0) return t('monitor.beingMarked', { count: row.unmarked });
    if (row.result_score === null || row.result_max === null) return '–';
    return scoreText(row.result_score, row.result_max, locale);
  }
}
