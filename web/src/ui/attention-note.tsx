import type { ReactNode } from 'react';
import classes from './attention-note.module.css';

/** What somebody had better know before they go on, among other things of a form or a panel. */
export function AttentionNote({ children }: { children: ReactNode }) {
  return <div className={classes.note}>{children}</div>;
}
