import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { backoffMs, pause } from './backoff.ts';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { isFromEarlier, openAnew } from './open-anew.ts';
import { refusalOf } from './refusal.ts';

/**
 * Opens an examination anew that was opened without the server, from a paper of another session than this: anybody can have
 * altered it between them, and named it after any session but the one to come. It waits until the server tells the paper, which
 * it does not keep: what was made of the other one would be taken for this session's. True until then: nobody answers by
 * that paper where the server is there.
 */
export function useOpenAnew(session: ExamSession, { lostSince }: ExamState): boolean {
  useSession();
  const isDue = isFromEarlier(session) && lostSince === null && session.ports.canCall();

  useEffect(() => {
    if (!isDue) return;
    const gone = new AbortController();
    void openOncePaperComes(session, gone.signal);
    return () => gone.abort();
  }, [session, isDue]);

  return isDue;
}

async function openOncePaperComes(session: ExamSession, gone: AbortSignal): Promise<void> {
  const { examId, ports } = session;
  for (let failures = 0; !gone.aborted; failures++) {
    const isDone = await ports.api.paper(examId).then(
      () => true,
      (error) => refusalOf(error) !== 'later',
    );
    if (isDone && !gone.aborted) return openAnew(session);
    await pause(backoffMs(failures, ports.random), gone);
  }
}
