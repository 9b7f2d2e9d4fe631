import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { timeText } from '../../platform/time/time-text.ts';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import type { RecordRow } from './exam-record.ts';
import classes from './record-table.module.css';
import { ResultScore } from './result-score.tsx';

interface Props {
  rows: RecordRow[];
  pageSize: number;
}

/** Paged table of a student's results. */
export function RecordTable({ rows, pageSize }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [wanted, setWanted] = useState(1);
  const page = pageOf(rows, wanted, pageSize);
  return (
    <section className={classes.record}>
      <SectionTitle>{t('examinations.record')}</SectionTitle>
      {rows.length === 0 ? (
        <p className={classes.none}>
          <strong>{t('examinations.noneTaken')}</strong> {t('examinations.recordNoneText')}
        </p>
      ) : (
        <DataTable label={t('examinations.record')} narrow="lines" className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('examinations.examination')}</th>
              <th scope="col">{t('examinations.dateTaken')}</th>
              <th scope="col">{t('examinations.score')}</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.attempt_id}>
                <th scope="row">{row.examination_name}</th>
                <td data-label={t('examinations.dateTaken')}>
                  {row.date_taken && timeText(row.date_taken, locale)}
                </td>
                <td data-label={t('examinations.score')}>
                  <ResultScore row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {page.pageCount > 1 && (
        <Pager
          page={page}
          list={t('examinations.record')}
          showing={(shown) => t('examinations.recordShowing', shown)}
          onPage={setWanted}
        />
      )}
    </section>
  );
}
