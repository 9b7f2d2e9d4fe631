import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import frame from '../../auth/auth-frame.module.css';
import { paths } from '../../platform/navigation/paths.ts';
import { Preferences } from '../../platform/preferences/preferences.tsx';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import classes from './public-frame.module.css';

/** Frame before the login for the pages that need no session. */
export function PublicFrame() {
  const { t } = useTranslation();
  useQuery(settingsQuery());
  return (
    <div className={classes.page}>
      <header className={frame.bar}>
        <SchoolBrand />
        <Preferences />
      </header>
      <main className={classes.main}>
        <Outlet />
        <Button component={Link} to={paths.login} className={classes.login ?? ''}>
          {t('layout.toLogin')}
        </Button>
      </main>
    </div>
  );
}
