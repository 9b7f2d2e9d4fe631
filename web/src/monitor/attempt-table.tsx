import { useTranslation } from 'react-i18next';
import { scoreText } from '../examinations/score-text.ts';
import { useLanguage } from '../i18n/i18n.ts';
import { AttemptActions, type RowAction } from './attempt-actions.tsx';
import { type AttemptRow, isRunning } from './attempt-row.ts';
import classes from './attempt-table.module.css';
import { momentText } from './moment-text.ts';
import { RunningTime, type ServerClock } from './running-time.tsx';

interface Props {
  rows: AttemptRow[];
  /** How many the examination has. */
  questions: number;
  clock: ServerClock;
  onAct: (action: RowAction, row: AttemptRow) => void;
}

/** On a narrow screen each row is a card, with the column's name before its cell. */
export function AttemptTable({ rows, questions, clock, onAct }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('monitor.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('monitor.student')}</th>
          <th scope="col">{t('monitor.started')}</th>
          <th scope="col">{t('monitor.end')}</th>
          <th scope="col">{t('monitor.answered')}</th>
          <th scope="col">{t('monitor.score')}</th>
          <th scope="col" className={classes.actionHead}>
            {t('monitor.action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={isRunning(row) ? classes.running : undefined}>
            <th scope="row" className={classes.name}>
              {row.name}
              <span className={classes.more}>
                {row.user.class}
                {row.number > 1 && <span>{t('monitor.number', { number: row.number })}</span>}
              </span>
            </th>
            <td data-label={t('monitor.started')}>{momentText(row.started_at, locale)}</td>
            <td data-label={t('monitor.end')}>
              <End row={row} clock={clock} />
            </td>
            <td data-label={t('monitor.answered')}>
              {t('monitor.answeredOf', { answered: row.answered, questions })}
              {row.late > 0 && <span className={classes.late}>{t('monitor.late', { count: row.late })}</span>}
            </td>
            <td data-label={t('monitor.score')} className={classes.score}>
              {row.result_score === null || row.result_max === null
                ? '–'
                : scoreText(row.result_score, row.result_max, locale)}
            </td>
            <td className={classes.actions}>
              <AttemptActions row={row} onAct={onAct} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function End({ row, clock }: { row: AttemptRow; clock: ServerClock }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (row.submitted_at === null) {
    return (
      <>
        <RunningTime due={row.due_at} clock={clock} />
        <span className={classes.more}>{t('monitor.until', { time: momentText(row.due_at, locale) })}</span>
      </>
    );
  }
  return (
    <>
      {momentText(row.submitted_at, locale)}
      <span className={classes.more}>
        {t(row.closed_by === 'deadline' ? 'monitor.byDeadline' : 'monitor.byStudent')}
      </span>
    </>
  );
}
