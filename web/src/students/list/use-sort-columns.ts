import { useTranslation } from 'react-i18next';
import type { SortColumn } from './list-view.ts';

/** Returns the sortable columns in their order, with labels. */
export function useSortColumns(): { column: SortColumn; label: string }[] {
  const { t } = useTranslation();
  return [
    { column: 'name', label: t('students.fullName') },
    { column: 'gender', label: t('students.gender') },
    { column: 'class', label: t('students.class') },
    { column: 'email', label: t('students.contact') },
  ];
}
