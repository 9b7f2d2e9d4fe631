import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { otherDocument } from '../../platform/navigation/other-document.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isSamePerson, useSession, whoIsHere } from '../../platform/session/session.ts';
import { PREPARE_AFTER_MS } from '../screen/prepare-after.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { LogInAgain } from './log-in-again.tsx';
import { storeExamAgain } from './store-exam-again.ts';

/** A student who goes on without is asked again so often, and when the connection returns. */
const AGAIN_MS = 60_000;

type Dialog = ComponentType<Parameters<typeof LogInAgain>[0]>;

/**
 * The dialog for logging in again, while the attempt's student is not logged in. Afterwards everything that waits is
 * sent. The dialog is fetched while there is a connection, so that it is there when it is needed.
 */
export function useLogInAgain(session: ExamSession): ReactNode {
  const user = useSession()?.user ?? null;
  // The person who opened it: another may have written the stored user. Without a network it opens without a session.
  const [owner] = useState(whoIsHere);
  const isOwner = isSamePerson(user, owner);
  const isInTheirName = !isOwner && user !== null && user.id === owner?.id;
  const Dialog = useDialog(!isOwner);

  const wasOwner = useRef(isOwner);
  const [isLater, setLater] = useState(false);

  useEffect(() => {
    if (isOwner && !wasOwner.current) storeExamAgain(session);
    wasOwner.current = isOwner;
  }, [isOwner, session]);

  // Another person wrote this student and these answers into the browser before the login. The server has the true
  // ones.
  useEffect(() => {
    if (isInTheirName) otherDocument.open(paths.dashboard);
  }, [isInTheirName]);

  useEffect(() => {
    if (!isLater) return;
    const askAgain = () => setLater(false);
    const timer = setTimeout(askAgain, AGAIN_MS);
    window.addEventListener('online', askAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askAgain);
    };
  }, [isLater]);

  if (isOwner || isLater || !owner || !Dialog) return null;
  const onLater = session.ports.canKeep() ? () => setLater(true) : undefined;
  return <Dialog ownerId={owner.id} identifier={owner.email ?? ''} onLater={onLater} />;
}

function useDialog(isNeeded: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    const gone = new AbortController();
    async function fetchDialog() {
      if (!isNeeded) await pause(PREPARE_AFTER_MS, gone.signal);
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
  }, [isNeeded]);
  return dialog?.Dialog;
}
