import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentSession } from '../session/session.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { type Go, guards } from './leave.ts';
import { useBlockedNavigation } from './use-blocked-navigation.ts';

interface Props {
  unsaved: boolean;
  /** Explanation of what happens to the work. The default says that it is lost. */
  text?: string;
}

/**
 * Asks for confirmation before navigation or logout while there is unsaved work. When the person leaves the site, the
 * browser asks with its own text.
 */
export function LeaveGuard({ unsaved, text }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ go: Go }>();
  // Without a session, the redirect to the login must not be blocked.
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
