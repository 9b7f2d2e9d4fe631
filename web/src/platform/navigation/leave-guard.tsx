import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentSession } from '../session/session.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { type Go, guards } from './leave.ts';
import { useBlockedNavigation } from './use-blocked-navigation.ts';

interface Props {
  unsaved: boolean;
  /** Explains what happens to the work, if it is not lost at once. */
  text?: string;
}

/**
 * Asks before a page with unsaved work is left, or its person logs out. Within the application it asks in our words; on
 * leaving the site the browser asks.
 */
export function LeaveGuard({ unsaved, text }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ go: Go }>();
  // A person whose session is over is sent to the login, and cannot stay.
  const blocked = useBlockedNavigation((next) => unsaved && currentSession() !== null && next !== pathname);

  useEffect(() => {
    if (!unsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (go: Go) => setAsked({ go });
    window.addEventListener('beforeunload', askBrowser);
    guards.add(ask);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      guards.delete(ask);
    };
  }, [unsaved]);

  return (
    <ConfirmDialog
      opened={blocked.isBlocked || asked !== undefined}
      title={t('ui.leaveTitle')}
      text={text ?? t('ui.leaveText')}
      cancel={t('ui.leaveStay')}
      confirm={t('ui.leaveGo')}
      danger
      onCancel={() => {
        setAsked(undefined);
        blocked.stay();
      }}
      onConfirm={() => {
        setAsked(undefined);
        asked?.go();
        blocked.proceed();
      }}
    />
  );
}
