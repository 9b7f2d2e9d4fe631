import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { classesOf, type StudentRow } from '../student-row.ts';
import classes from './list-tools.module.css';
import { type ListView, NO_CLASS, sortColumns } from './list-view.ts';
import { useSortColumns } from './use-sort-columns.ts';

interface Props {
  students: StudentRow[];
  /** Whether a student has a school number. */
  hasNumbers: boolean;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
}

/** Search and class filter. A narrow screen also has the order, because its table has no headings. */
export function ListTools({ students, hasNumbers, view, onView }: Props) {
  const { t } = useTranslation();
  const names = useMemo(() => classesOf(students), [students]);
  const classless = useMemo(() => students.some((student) => student.class === null), [students]);
  const sort = (view.descending ? '-' : '') + view.sort;
  const columns = useSortColumns(hasNumbers);

  return (
    <div className={classes.tools}>
      <SearchField
        label={t('students.search')}
        hint={t('students.searchHint')}
        value={view.search}
        onSearch={(search) => onView({ search })}
        className={classes.search ?? ''}
      />
      <NativeSelect
        label={t('students.class')}
        value={view.class}
        onChange={(event) => onView({ class: event.currentTarget.value })}
        className={classes.class ?? ''}
      >
        <option value="">{t('students.allClasses')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {classless && <option value={NO_CLASS}>{t('students.withoutClass')}</option>}
      </NativeSelect>
      <NativeSelect
        label={t('students.sortBy')}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onView({
            sort: sortColumns.find((column) => value.endsWith(column)) ?? 'name',
            descending: value.startsWith('-'),
          })
        }
        className={classes.sort ?? ''}
      >
        {columns.map(({ column, label }) => (
          <option key={column} value={column}>
            {t('students.ascending', { column: label })}
          </option>
        ))}
        {columns.map(({ column, label }) => (
          <option key={column} value={`-${column}`}>
            {t('students.descending', { column: label })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
