import type { ReactNode } from 'react';
import { Preferences } from '../platform/preferences/preferences.tsx';
import { Logo } from '../platform/ui/page/logo.tsx';
import frame from './auth-frame.module.css';
import classes from './plain-frame.module.css';

/** A whole page for one notice, with the same head as the forms before login. */
export function PlainFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <title>{`${title} · Lulus`}</title>
      <header className={frame.bar}>
        <Logo />
        <Preferences />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
