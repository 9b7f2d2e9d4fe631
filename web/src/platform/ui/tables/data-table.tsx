import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface Props {
  /** Caption for assistive technology. */
  label: string;
  /** Layout of a row on narrow screens: a card of its own, or lines in a common frame. */
  narrow: 'cards' | 'lines';
  /** Smaller and without a background, for many rows in a dialog. */
  dense?: boolean;
  /** True if the first column has a checkbox that chooses the row. */
  choose?: boolean;
  /** Class with the widths of the columns and the variables `--head-padding` and `--row-height`. */
  className?: string;
  /** The head and the body. On narrow screens, a cell shows its `data-label` before its content. */
  children: ReactNode;
}

export function DataTable({ label, narrow, dense, choose, className = '', children }: Props) {
  return (
    <table
      className={`${classes.table} ${classes[narrow]} ${className}`}
      data-dense={dense}
      data-choose={choose || undefined}
    >
      <caption className="visually-hidden">{label}</caption>
      {children}
    </table>
  );
}
