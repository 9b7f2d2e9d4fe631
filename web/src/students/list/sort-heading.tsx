import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ListView, SortColumn } from './list-view.ts';
import classes from './student-table.module.css';

interface Props {
  column: SortColumn;
  label: string;
  view: ListView;
  onSort: (column: SortColumn) => void;
}

export function SortHeading({ column, label, view, onSort }: Props) {
  const sorted = view.sort === column;
  const direction = view.descending ? 'descending' : 'ascending';
  const SortedIcon = view.descending ? IconArrowDown : IconArrowUp;
  const Icon = sorted ? SortedIcon : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sorted ? direction : 'none'}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={sorted || undefined}
        onClick={() => onSort(column)}
      >
        {label}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
}
