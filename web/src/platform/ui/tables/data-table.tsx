import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface Props {
  /** What the table lists, for the ear. */
  label: string;
  /** What a row becomes where the screen is narrow: a card of its own, or lines in the common frame. */
  narrow: 'cards' | 'lines';
  /** Smaller, and without a surface of its own: for many rows in a dialog. */
  dense?: boolean;
  /** The first column has a box by which the row is chosen. */
  choose?: boolean;
  /** Says how wide its columns are, and how high its rows (`--head-padding`, `--row-height`). */
  className?: string;
  /** The head and the body; where the screen is narrow a cell's `data-label` stands before it. */
  children: ReactNode;
}

export function DataTable({ label, narrow, dense, choose, className = '', children }: Props) {
  return (
    <table
      className={`${classes.table} ${classes[narrow]} ${className}`}
      data-dense={dense}
      data-choose={choose}
    >
      <caption className="visually-hidden">{label}</caption>
      {children}
    </table>
  );
}
