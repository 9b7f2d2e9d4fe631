import type { ReactNode } from 'react';
import classes from './row-note.module.css';

/** A highlighted note below the content of a cell. */
export function RowNote({ children }: { children: ReactNode }) {
  return <span className={classes.note}>{children}</span>;
}
