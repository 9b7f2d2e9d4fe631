import { useEffect } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { deviceCopies } from '../device-copy/device-copies.ts';

/** Hands in unsent answers of earlier visits, now and each time the connection returns. */
export function useLateAnswers() {
  const user = useSession()?.user;
  const userId = user?.role === 'student' ? user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const send = () =>
      // Everything stays on the device; the next visit retries.
      void handIn(userId).catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}

/** Loads the code for handing in only if this device has copies. */
async function handIn(userId: string): Promise<void> {
  if ((await deviceCopies.all()).length === 0) return;
  const { handInLateAnswers } = await import('./hand-in-all.ts');
  await handInLateAnswers(userId);
}
