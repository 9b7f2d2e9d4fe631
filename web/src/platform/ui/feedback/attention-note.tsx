import type { ReactNode } from 'react';
import classes from './attention-note.module.css';

/** A warning inside a form or a panel. */
export function AttentionNote({ children }: { children: ReactNode }) {
  return <div className={classes.note}>{children}</div>;
}
