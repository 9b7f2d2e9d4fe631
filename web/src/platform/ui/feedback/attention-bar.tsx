import type { ReactNode } from 'react';
import classes from './attention-bar.module.css';

interface Props {
  icon: ReactNode;
  text: string;
  role: 'note' | 'status';
  /** Above a form, as wide as that. */
  aboveForm?: boolean;
  /** What to do about it. */
  children: ReactNode;
}

/** A line above a page's content that says what is special about it. */
export function AttentionBar({ icon, text, role, aboveForm, children }: Props) {
  return (
    <div className={classes.bar} role={role} data-above-form={aboveForm}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
