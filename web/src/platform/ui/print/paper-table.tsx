import type { ReactNode } from 'react';
import classes from './paper-table.module.css';

/** A table for a sheet of paper: its head stands on every page, and no row is cut in two. */
export function PaperTable({ children }: { children: ReactNode }) {
  return <table className={classes.table}>{children}</table>;
}
