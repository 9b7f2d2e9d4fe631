import { useEffect, useState } from 'react';
import { useHeldNavigation } from '../../platform/navigation/use-held-navigation.ts';
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
  const held = useHeldNavigation(() => unsaved && currentSession() !== null);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return {
    keep: () => setKept(true),
    asking: unsaved && (closing || held.isHeld),
    close: () => (unsaved ? setClosing(true) : onClose()),
    goBack() {
      setClosing(false);
      held.stay();
    },
    closeAnyway() {
      onClose();
      held.proceed();
    },
  };
}
