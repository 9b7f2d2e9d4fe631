import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { PageTitle } from '../../platform/school/page-title.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import classes from './not-found-page.module.css';

/** Shows the unknown address and links to known pages. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isLoggedIn = useSession() !== null;
  return (
    <>
      <PageTitle>{t('layout.notFoundTitle')}</PageTitle>
      <Notice
        icon={<IconMapQuestion aria-hidden />}
        title={t('layout.notFoundTitle')}
        titleAs="h1"
        text={isLoggedIn ? t('layout.notFoundText') : t('layout.notFoundLoginText')}
      >
        <p className={classes.asked}>
          {t('layout.notFoundAddress')} <code translate="no">{readable(pathname)}</code>
        </p>
        {isLoggedIn ? (
          <>
            <Button component={Link} to={paths.dashboard}>
              {t('ui.toDashboard')}
            </Button>
            <Button component={Link} to={paths.examinations} variant="default">
              {t('layout.toExaminations')}
            </Button>
          </>
        ) : (
          <Button component={Link} to={paths.login}>
            {t('layout.toLogin')}
          </Button>
        )}
      </Notice>
    </>
  );
}

/** Returns the decoded address, or the address as it arrived if its encoding is invalid. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
