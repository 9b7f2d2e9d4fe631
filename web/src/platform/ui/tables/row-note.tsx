import type { ReactNode } from 'react';
import classes from './row-note.module.css';

/** Below what a cell says: something about this row that wants attention. */
export function RowNote({ children }: { children: ReactNode }) {
  return <span className={classes.note}>{children}</span>;
}
