import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { currentSession } from '../session/session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Go = () => void;

/** The guards of unsaved work on screen: each can ask, and goes on when the person wants to leave. */
const guards = new Set<(go: Go) => void>();

/** Goes on at once, or where there is unsaved work once the person has agreed to lose it. */
export function leaveWith(go: Go) {
  const [ask] = guards;
  if (ask) ask(go);
  else go();
}

/**
 * Asks before a page with unsaved work is left or its person logs out: within the application in words, at its
 * border as the browser asks.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ go: Go }>();
  // Someone whose session is over is led to login, and cannot stay.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

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
      opened={blocker.state === 'blocked' || asked !== undefined}
      title={t('ui.leaveTitle')}
      text={t('ui.leaveText')}
      cancel={t('ui.leaveStay')}
      confirm={t('ui.leaveGo')}
      danger
      onCancel={() => {
        setAsked(undefined);
        blocker.reset?.();
      }}
      onConfirm={() => {
        setAsked(undefined);
        asked?.go();
        blocker.proceed?.();
      }}
    />
  );
}
