import { Anchor, Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { Logo } from '../../platform/ui/page/logo.tsx';
import classes from './route-failure.module.css';

/** A page that failed, inside the shell. Also seen when a part of a newer version could not be fetched. */
export function PageFailure() {
  const { t } = useTranslation();
  return (
    <Notice
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('layout.pageFailedTitle')}
      titleAs="h1"
      text={t('ui.unexpected')}
    >
      <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => window.location.reload()}>
        {t('ui.reload')}
      </Button>
      <Anchor href={paths.dashboard} className={classes.link}>
        {t('ui.toDashboard')}
      </Anchor>
    </Notice>
  );
}

/** The same without a shell around it. */
export function RouteFailure() {
  return (
    <main className={classes.screen}>
      <Logo />
      <PageFailure />
    </main>
  );
}
