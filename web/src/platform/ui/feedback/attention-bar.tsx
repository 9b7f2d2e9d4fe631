import type { ReactNode } from 'react';
import classes from './attention-bar.module.css';

interface Props {
  icon: ReactNode;
  text: string;
  role: 'note' | 'status';
  /** Limits the width to that of a form. */
  aboveForm?: boolean;
  /** Keeps the bar visible while the content below it is scrolled. */
  sticky?: boolean;
  /** Buttons at the end of the bar. */
  children?: ReactNode;
}

/** A highlighted line above a page's content, with actions. */
export function AttentionBar({ icon, text, role, aboveForm, sticky, children }: Props) {
  return (
    <div className={classes.bar} role={role} data-above-form={aboveForm} data-sticky={sticky}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
