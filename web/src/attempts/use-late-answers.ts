import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { handInWaiting } from './hand-in-waiting.ts';

/** Hands in what an earlier visit could not send, now and whenever the connection returns. */
export function useLateAnswers() {
  const user = useSession()?.user;
  const userId = user?.role === 'student' ? user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const send = () =>
      // Everything stays on the device; the next visit tries again.
      void handInWaiting(userId).catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
