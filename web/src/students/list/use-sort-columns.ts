import { useTranslation } from 'react-i18next';
import type { SortColumn } from './list-view.ts';

/** Returns the sortable columns in their order, with labels. Numbers are a column only of schools that give them. */
export function useSortColumns(hasNumbers: boolean): { column: SortColumn; label: string }[] {
  const { t } = useTranslation();
  return [
    { column: 'name', label: t('students.fullName') },
    { column: 'gender', label: t('students.gender') },
    { column: 'class', label: t('students.class') },
    ...(hasNumbers ? [{ column: 'number' as const, label: t('students.number') }] : []),
    { column: 'email', label: t('students.contact') },
  ];
}
