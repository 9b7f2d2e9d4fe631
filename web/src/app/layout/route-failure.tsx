import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { Logo } from '../../platform/ui/page/logo.tsx';
import classes from './route-failure.module.css';

/** Message inside the shell for a page that failed, or whose code could not be loaded. */
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
      <ActionButton icon={IconRefresh} variant="filled" onClick={() => window.location.reload()}>
        {t('ui.reload')}
      </ActionButton>
      <Anchor href={paths.dashboard} className={classes.link}>
        {t('ui.toDashboard')}
      </Anchor>
    </Notice>
  );
}

/** The same message without a shell. */
export function RouteFailure() {
  return (
    <main className={classes.screen}>
      <Logo />
      <PageFailure />
    </main>
  );
}
