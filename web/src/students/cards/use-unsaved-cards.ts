import { useEffect, useState } from 'react';
import { useBlockedNavigation } from '../../platform/navigation/use-blocked-navigation.ts';
import { currentSession } from '../../platform/session/session.ts';

/**
 * Protects passwords, which are shown only once, until they are saved. Closing their dialog, navigation and leaving the
 * site ask first.
 */
export function useUnsavedCards(count: number, onClose: () => void) {
  const [isSaved, setSaved] = useState(false);
  const [closing, setClosing] = useState(false);
  const unsaved = count > 0 && !isSaved;
  // Without a session the app redirects to the login, which must not be blocked.
  const blocked = useBlockedNavigation(() => unsaved && currentSession() !== null);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return {
    keep: () => setSaved(true),
    asking: unsaved && (closing || blocked.isBlocked),
    close: () => (unsaved ? setClosing(true) : onClose()),
    goBack() {
      setClosing(false);
      blocked.stay();
    },
    closeAnyway() {
      onClose();
      blocked.proceed();
    },
  };
}
