import { useTranslation } from 'react-i18next';
import { genderName } from './gender-name.ts';
import { type ListView, type SortColumn, sortedBy } from './list-view.ts';
import { NotGiven } from './not-given.tsx';
import { RowActions, type StudentActions } from './row-actions.tsx';
import { SortHeading } from './sort-heading.tsx';
import type { StudentRow } from './student-row.ts';
import classes from './student-table.module.css';
import { useSortColumns } from './use-sort-columns.ts';

interface Props {
  rows: StudentRow[];
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  actions: StudentActions;
}

/** On a narrow screen each row is a card, with the column's name before its cell. */
export function StudentTable({ rows, view, onView, actions }: Props) {
  const { t } = useTranslation();
  const columns = useSortColumns();
  const sort = (column: SortColumn) => onView(sortedBy(view, column));
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('students.listTitle')}</caption>
      <thead>
        <tr>
          {columns.map(({ column, label }) => (
            <SortHeading key={column} column={column} label={label} view={view} onSort={sort} />
          ))}
          <th scope="col" className={classes.actionHead}>
            {t('students.action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={classes.name}>
              {row.name}
              {!row.has_password && <span className={classes.noPassword}>{t('students.noPassword')}</span>}
            </th>
            <td data-label={t('students.gender')}>{genderName(t, row.gender) ?? <NotGiven />}</td>
            <td data-label={t('students.class')}>{row.class ?? <NotGiven />}</td>
            <td data-label={t('students.email')} className={classes.contact}>
              {row.email ?? (row.whatsapp ? null : <NotGiven />)}
              {row.whatsapp && <span className={classes.whatsapp}>{row.whatsapp}</span>}
            </td>
            <td className={classes.actions}>
              <RowActions student={row} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
