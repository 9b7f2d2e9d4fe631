import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Preferences } from '../platform/preferences/preferences.tsx';
import { PageTitle } from '../platform/school/page-title.tsx';
import { SchoolBrand } from '../platform/ui/page/school-brand.tsx';
import classes from './auth-frame.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Frame of the login and registration pages: the form, and on desktops a decorative panel. */
export function AuthFrame({ title, lead, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      <PageTitle>{title}</PageTitle>
      <aside className={classes.panel}>
        <div className={classes.still}>
          <div className={classes.picture} />
          <div className={classes.promise}>
            <p className={classes.promiseTitle}>{t('auth.panelTitle')}</p>
            <p className={classes.promiseText}>{t('auth.panelText')}</p>
          </div>
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.bar}>
          <SchoolBrand />
          <Preferences />
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
