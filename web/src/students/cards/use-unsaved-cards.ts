import { useEffect, useState } from 'react';
import { useBlockedNavigation } from '../../platform/navigation/use-blocked-navigation.ts';
import { currentSession } from '../../platform/session/session.ts';

/**
 * Passwords that are shown once must not be closed by accident. Until they are saved, closing their dialog, going to
 * another page and leaving the site all ask first.
 */
export function useUnsavedCards(count: number, onClose: () => void) {
  const [kept, setKept] = useState(false);
  const [closing, setClosing] = useState(false);
  const unsaved = count > 0 && !kept;
  // A person whose session is over is sent to the login, and cannot stay.
  const blocked = useBlockedNavigation(() => unsaved && currentSession() !== null);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return {
    keep: () => setKept(true),
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
