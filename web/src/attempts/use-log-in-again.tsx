import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { backoffMs, pause } from './backoff.ts';
import type { ExamSession } from './exam-session.ts';
import type { LogInAgain } from './log-in-again.tsx';

type Dialog = ComponentType<Parameters<typeof LogInAgain>[0]>;

/**
 * The dialog for logging in again, while the attempt's student is not the one logged in; afterwards everything that
 * waits is sent. It is fetched while there is a connection, so that it is there when it is needed.
 */
export function useLogInAgain(session: ExamSession): ReactNode {
  const [owner] = useState(() => stored.user.read());
  const Dialog = useDialog();
  const isOwner = useSession()?.user.id === owner?.id;

  const wasOwner = useRef(isOwner);

  useEffect(() => {
    if (isOwner && !wasOwner.current) session.wake();
    wasOwner.current = isOwner;
  }, [isOwner, session]);

  if (isOwner || !owner || !Dialog) return null;
  return <Dialog ownerId={owner.id} identifier={owner.email ?? ''} />;
}

function useDialog(): Dialog | undefined {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    const gone = new AbortController();
    async function fetchDialog() {
      for (let failures = 0; !gone.signal.aborted; failures++) {
        try {
          const { LogInAgain } = await import('./log-in-again.tsx');
          return setDialog({ Dialog: LogInAgain });
        } catch {
          await pause(backoffMs(failures, Math.random), gone.signal);
        }
      }
    }
    void fetchDialog();
    return () => gone.abort();
  }, []);
  return dialog?.Dialog;
}
