import { type ReactNode, useId } from 'react';
import formClasses from '../ui/form.module.css';
import classes from './settings-page.module.css';

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
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
