import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { scoreText } from '../../examinations/score-text.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { answerSheetPath } from '../../platform/navigation/admin-paths.ts';
import { fullName } from '../../platform/session/person.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import tableClasses from '../../platform/ui/tables/data-table.module.css';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import { RowNote } from '../../platform/ui/tables/row-note.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import { type AttemptRow, isRunning } from '../attempt-row.ts';
import { AttemptStudent } from '../attempt-student.tsx';
import { RunningUntil } from '../running-until.tsx';
import { AttemptActions, type RowAction } from './attempt-actions.tsx';
import classes from './attempt-table.module.css';
import { RunningTime, type ServerClock } from './running-time.tsx';

interface Props {
  rows: AttemptRow[];
  clock: ServerClock;
  onAct: (action: RowAction, row: AttemptRow) => void;
  chosen: Chosen<AttemptRow>;
}

export function AttemptTable({ rows, clock, onAct, chosen }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <DataTable label={t('monitor.title')} narrow="cards" choose className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('monitor.student')}</th>
          <th scope="col">{t('monitor.started')}</th>
          <th scope="col">{t('monitor.end')}</th>
          <th scope="col">{t('monitor.answered')}</th>
          <th scope="col">{t('monitor.score')}</th>
          <th scope="col">{t('monitor.action')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={isRunning(row) ? classes.running : undefined}>
            <td>
              {isRunning(row) && (
                <ChooseBox
                  label={t('chosen.one', { name: row.name })}
                  checked={chosen.has(row.id)}
                  onChange={({ currentTarget }) => chosen.choose([row], currentTarget.checked)}
                />
              )}
            </td>
            <th scope="row">
              <Link to={answerSheetPath(row.id)} className={tableClasses.rowLink}>
                {fullName(row.user)}
              </Link>
              <AttemptStudent user={row.user} number={row.number} />
            </th>
            <td data-label={t('monitor.started')}>
              {momentText(row.started_at, locale)}
              {row.extra_time_percent > 0 && (
                <span className={classes.more}>
                  {t('monitor.extraTime', { percent: row.extra_time_percent })}
                </span>
              )}
            </td>
            <td data-label={t('monitor.end')}>
              <End row={row} clock={clock} />
            </td>
            <td data-label={t('monitor.answered')}>
              {t('monitor.answeredOf', { answered: row.answered, questions: row.questions })}
              {row.late && <RowNote>{t('monitor.late', { count: row.late.count })}</RowNote>}
            </td>
            <td data-label={t('monitor.score')} className={classes.score}>
              {row.result_score === null || row.result_max === null
                ? row.unmarked === 0 && '–'
                : scoreText(row.result_score, row.result_max, locale)}
              {row.unmarked > 0 && (
                <span className={classes.more}>{t('monitor.beingMarked', { count: row.unmarked })}</span>
              )}
            </td>
            <td>
              <AttemptActions row={row} onAct={onAct} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function End({ row, clock }: { row: AttemptRow; clock: ServerClock }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { due_at, open_section } = row;
  if (row.submitted_at === null) {
    return (
      <>
        <RunningTime due={open_section?.due_at ?? due_at} clock={clock} />
        <RunningUntil due_at={due_at} open_section={open_section} className={classes.more} />
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
