import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { fetchWords } from '../../platform/i18n/i18n.ts';
import { useSession, whoIsHere } from '../../platform/session/session.ts';
import { PREPARE_AFTER_MS } from '../screen/prepare-after.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { LogInAgain } from './log-in-again.tsx';

/** Time after which a postponed login is requested again. A returning connection requests it earlier. */
const ASK_AGAIN_MS = 60_000;

type Dialog = ComponentType<Parameters<typeof LogInAgain>[0]>;

/**
 * Returns the dialog for logging in again while the attempt's student is not logged in. After the login, waiting answers
 * are sent. The dialog is loaded ahead, while the server is reachable.
 */
export function useLogInAgain(session: ExamSession): ReactNode {
  const [owner] = useState(whoIsHere);
  const isOwner = useSession()?.user.id === owner?.id;
  const Dialog = useDialog(!isOwner);

  const wasOwner = useRef(isOwner);
  const [isLater, setLater] = useState(false);

  useEffect(() => {
    if (isOwner && !wasOwner.current) session.wake();
    wasOwner.current = isOwner;
  }, [isOwner, session]);

  useEffect(() => {
    if (!isLater) return;
    const askAgain = () => setLater(false);
    const timer = setTimeout(askAgain, ASK_AGAIN_MS);
    window.addEventListener('online', askAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askAgain);
    };
  }, [isLater]);

  if (isOwner || isLater || !owner || !Dialog) return null;
  return <Dialog ownerId={owner.id} identifier={owner.email ?? ''} onLater={() => setLater(true)} />;
}

function useDialog(isNeeded: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    const stopped = new AbortController();
    async function fetchDialog() {
      if (!isNeeded) await pause(PREPARE_AFTER_MS, stopped.signal);
      for (let failures = 0; !stopped.signal.aborted; failures++) {
        try {
          const [{ LogInAgain }] = await Promise.all([import('./log-in-again.tsx'), fetchWords('later')]);
          return setDialog({ Dialog: LogInAgain });
        } catch {
          await pause(backoffMs(failures, Math.random), stopped.signal);
        }
      }
    }
    void fetchDialog();
    return () => stopped.abort();
  }, [isNeeded]);
  return dialog?.Dialog;
}
