import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { currentSession } from '../session/session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a page with unsaved work is left: within the application in words, at its border as the browser asks. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  // Someone whose session is over is led to login, and cannot stay.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('ui.leaveTitle')}
      text={t('ui.leaveText')}
      cancel={t('ui.leaveStay')}
      confirm={t('ui.leaveGo')}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
