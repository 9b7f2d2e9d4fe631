import type { ScoreChange } from '@lulus/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreText } from '../examinations/score-text.ts';
import { AttemptStudent } from '../monitor/attempt-student.tsx';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { fullName } from '../platform/session/person.ts';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { pageOf } from '../platform/ui/tables/pages.ts';
import classes from './correction-preview.module.css';

/** Table of the changed scores, sorted by the student's name. */
export function ChangesTable({ changes }: { changes: ScoreChange[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [requestedPage, setRequestedPage] = useState(1);
  const rows = useMemo(
    () =>
      changes
        .map((change) => ({ ...change, name: fullName(change.user) }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [changes, locale],
  );
  const text = (score: number | null, max: number) =>
    score === null ? t('corrections.beingMarked') : scoreText(score, max, locale);
  const page = pageOf(rows, requestedPage);
  return (
    <div>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('corrections.changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('corrections.student')}</th>
            <th scope="col">{t('corrections.before')}</th>
            <th scope="col">{t('corrections.after')}</th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.attempt_id}>
              <th scope="row">
                {row.name}
                <AttemptStudent user={row.user} number={row.number} />
              </th>
              <td>{text(row.score_before, row.max_before)}</td>
              <td className={classes.after}>{text(row.score_after, row.max_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.pageCount > 1 && (
        <Pager
          page={page}
          list={t('corrections.changes')}
          showing={(shown) => t('corrections.showing', shown)}
          onPage={setRequestedPage}
        />
      )}
    </div>
  );
}
