import { type ReactNode, useId } from 'react';
import formClasses from '../forms/form.module.css';
import classes from './card-section.module.css';

/** A card with a heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={formClasses.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
