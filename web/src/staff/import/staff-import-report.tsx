import type { StaffImportRow } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../audit/field-texts.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { messageText } from '../../platform/i18n/message-text.ts';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { NotGiven } from '../../students/not-given.tsx';
import { PagedRows } from '../../students/paged-rows.tsx';
import table from '../../students/rows-table.module.css';
import type { StaffImportOutcome } from '../staff.api.ts';
import classes from './staff-import-report.module.css';

const outcomes = {
  create: 'students.rowCreate',
  update: 'students.rowUpdate',
  refuse: 'students.rowRefuse',
} as const;

/** What a sheet does, or has done: its numbers and its rows, rejected ones first. */
export function StaffImportReport({ file, report }: { file: File; report: StaffImportOutcome }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { field, value } = useFieldTexts();
  const [wanted, setWanted] = useState(1);
  const number = new Intl.NumberFormat(locale);
  const rows = report.rows.toSorted((a, b) => Number(b.action === 'refuse') - Number(a.action === 'refuse'));
  const { created, updated, rejected } = report;
  const linesOf = ({ action, changes, classes: taught, homeroom }: StaffImportRow) => [
    ...changes.map((change) => `${field(change.field)}: ${value(change.before)} → ${value(change.after)}`),
    ...(action !== 'refuse' && taught.length > 0 ? [t('staff.teaches', { names: taught.join(', ') })] : []),
    ...(action !== 'refuse' && homeroom !== null ? [t('staff.isHomeroom', { name: homeroom })] : []),
  ];
  return (
    <>
      <p className={classes.counts} role="status">
        {t('staff.counts', { created, updated, refused: rejected.length })}
      </p>
      <p className={classes.file}>
        {file.name}
        <br />
        {t('students.fieldsRead', {
          sheet: report.sheet,
          row: report.from_row,
          fields: report.fields.map(field).join(', '),
        })}
        {report.other_columns.names.length > 0 && (
          <>
            <br />
            {t('students.otherColumns', { columns: report.other_columns.names.join(', ') })}
          </>
        )}
        {report.new_classes.names.length > 0 && (
          <>
            <br />
            {t('staff.newClasses', { names: report.new_classes.names.join(', ') })}
          </>
        )}
      </p>
      <PagedRows
        label={t('students.rowsLabel')}
        columns={[
          t('students.row'),
          t('staff.name'),
          t('staff.role'),
          t('staff.login'),
          t('students.outcome'),
        ]}
        page={pageOf(rows, wanted)}
        keyOf={({ row }) => row}
        cells={(row) => (
          <>
            <td data-label={t('students.row')} className={table.number}>
              {number.format(row.row)}
            </td>
            <th scope="row">{row.name || <NotGiven />}</th>
            <td data-label={t('staff.role')}>{row.role ? t(`staff.role_${row.role}`) : <NotGiven />}</td>
            <td data-label={t('staff.login')}>{row.login || <NotGiven />}</td>
            <td>
              <span className={table.outcome} data-action={row.action}>
                {t(outcomes[row.action])}
              </span>
              {linesOf(row).map((line) => (
                <span key={line} className={table.note}>
                  {line}
                </span>
              ))}
              {row.reasons.map(({ column, ...reason }) => (
                <span key={`${column} ${reason.code}`} className={table.reason}>
                  {column === undefined ? '' : `${column}: `}
                  {messageText(reason, reason.code)}
                </span>
              ))}
            </td>
          </>
        )}
        showing={(shown) => t('students.rowsShowing', shown)}
        onPage={setWanted}
      />
    </>
  );
}
