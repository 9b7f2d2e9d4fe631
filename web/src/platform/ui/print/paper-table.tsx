import type { ReactNode } from 'react';
import classes from './paper-table.module.css';

/** A table for printing. Every page repeats its head, and rows are not split across pages. */
export function PaperTable({ children }: { children: ReactNode }) {
  return <table className={classes.table}>{children}</table>;
}
