import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** One or several paragraphs. */
  text?: string | string[];
  role?: 'alert' | 'status';
  /** Colour of the icon; by default that of the role. */
  tone?: 'good';
  /** `h1` if the notice is the whole page. */
  titleAs?: 'p' | 'h1';
  /** Removes the border and background, inside a card. */
  inCard?: boolean;
  /** Buttons and links for the next step. */
  children?: ReactNode;
}

/** Message for an empty list, a failure or an unknown page. */
export function Notice({
  icon,
  title,
  text = [],
  role,
  tone,
  titleAs: Title = 'p',
  inCard,
  children,
}: Props) {
  return (
    <div className={classes.notice} role={role} data-in-card={inCard} data-tone={tone}>
      <span className={classes.icon}>{icon}</span>
      <Title className={classes.title}>{title}</Title>
      {[text].flat().map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          {paragraph}
        </p>
      ))}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
