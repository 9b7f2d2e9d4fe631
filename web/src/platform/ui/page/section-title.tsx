import type { ReactNode } from 'react';
import classes from './section-title.module.css';

export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className={classes.title}>{children}</h2>;
}
