import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  role?: 'alert' | 'status';
  /** `h1` where the notice is the whole page. */
  titleAs?: 'p' | 'h1';
  /** Inside a card, without an edge of its own. */
  inCard?: boolean;
  /** Buttons and links: what to do next. */
  children?: ReactNode;
}

/** The one form of an empty list, a failure and a page that is not there. */
export function Notice({ icon, title, text, role, titleAs: Title = 'p', inCard, children }: Props) {
  return (
    <div className={classes.notice} role={role} data-in-card={inCard}>
      <span className={classes.icon}>{icon}</span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
