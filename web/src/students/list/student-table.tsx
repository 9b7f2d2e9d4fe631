import type { Student } from '@lulus/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import tableClasses from '../../platform/ui/tables/data-table.module.css';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import { RowNote } from '../../platform/ui/tables/row-note.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import { NotGiven } from '../not-given.tsx';
import type { StudentRow } from '../student-row.ts';
import { type ListView, type SortColumn, sortedBy } from './list-view.ts';
import { RowActions } from './row-actions.tsx';
import { SortHeading } from './sort-heading.tsx';
import type { OpenStudentDialog } from './student-dialogs.tsx';
import classes from './student-table.module.css';
import { useSortColumns } from './use-sort-columns.ts';

interface Props {
  rows: StudentRow[];
  hasNumbers: boolean;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  open: OpenStudentDialog;
  /** Omitted for teachers, who only read the list. */
  chosen: Chosen<StudentRow> | undefined;
}

export function StudentTable({ rows, hasNumbers, view, onView, open, chosen }: Props) {
  const { t } = useTranslation();
  const columns = useSortColumns(hasNumbers);
  const sort = (column: SortColumn) => onView(sortedBy(view, column));
  return (
    <DataTable
      label={t('students.listTitle')}
      narrow={chosen ? 'cards' : 'lines'}
      choose={chosen !== undefined}
      className={[classes.table, hasNumbers && classes.numbered].filter(Boolean).join(' ')}
    >
      <thead>
        <tr>
          {/* The checkbox for all rows is above the table, where a narrow screen has it too. */}
          {chosen && <td />}
          {columns.map(({ column, label }) => (
            <SortHeading key={column} column={column} label={label} view={view} onSort={sort} />
          ))}
          {chosen && <th scope="col">{t('students.action')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {chosen && (
              <td>
                <ChooseBox
                  label={t('chosen.one', { name: row.name })}
                  checked={chosen.has(row.id)}
                  onChange={({ currentTarget }) => chosen.choose([row], currentTarget.checked)}
                />
              </td>
            )}
            <th scope="row">
              <button
                type="button"
                className={tableClasses.rowLink}
                aria-haspopup="dialog"
                onClick={() => open({ kind: 'attempts', student: row })}
              >
                {row.name}
              </button>
              {!row.has_password && <RowNote>{t('students.noPassword')}</RowNote>}
            </th>
            <td data-label={t('students.gender')}>{genderName(t, row.gender) ?? <NotGiven />}</td>
            <td data-label={t('students.class')}>{row.class ?? <NotGiven />}</td>
            {hasNumbers && <td data-label={t('students.number')}>{row.number ?? <NotGiven />}</td>}
            <td
              data-label={t('students.contact')}
              className={classes.contact}
              title={[row.email, row.whatsapp].filter(Boolean).join('\n')}
            >
              {row.email ?? (row.whatsapp ? null : <NotGiven />)}
              {row.whatsapp && <span className={classes.whatsapp}>{row.whatsapp}</span>}
            </td>
            {chosen && (
              <td>
                <RowActions student={row} open={open} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function genderName(t: TFunction, gender: Student['gender']): string | null {
  if (gender === null) return null;
  return gender === 'male' ? t('students.male') : t('students.female');
}
