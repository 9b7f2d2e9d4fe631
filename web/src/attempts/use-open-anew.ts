import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { backoffMs, pause } from './backoff.ts';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { isAnyHeard } from './heard.ts';
import { isFromEarlier, openAnew } from './open-anew.ts';
import { refusalOf } from './refusal.ts';

/** A line that takes longer for a paper must not keep its student from the one that is here. */
const COVERED_MS = 10_000;
/** Between two looks whether a recording has ended. */
const HEARD_MS = 1000;

/**
 * Opens an examination anew that was opened without the server, from a paper of another session than this: anybody can have
 * altered it between them, and named it after any session but the one to come. It waits until the server tells the paper, which
 * it does not keep: what was made of the other one would be taken for this session's. True until then, for ten seconds at most
 * and not while a recording is heard, whose only hearing it may be: nobody answers by that paper where the server is there.
 */
export function useOpenAnew(session: ExamSession, { lostSince }: ExamState): boolean {
  useSession();
  const isDue = isFromEarlier(session) && lostSince === null && session.ports.canCall();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isDue) return;
    const gone = new AbortController();
    void openOncePaperComes(session, gone.signal);
    // Also where it is lost again meanwhile, and begins anew: ten seconds in all.
    setTimeout(() => setSlow(true), COVERED_MS);
    return () => gone.abort();
  }, [session, isDue]);

  return isDue && !isSlow && !isAnyHeard();
}

async function openOncePaperComes(session: ExamSession, gone: AbortSignal): Promise<void> {
  const { examId, ports } = session;
  for (let failures = 0; !gone.aborted; failures++) {
    const isDone = await ports.api.paper(examId).then(
      () => true,
      (error) => refusalOf(error) !== 'later',
    );
    if (isDone) break;
    await pause(backoffMs(failures, ports.random), gone);
  }
  while (isAnyHeard() && !gone.aborted) await pause(HEARD_MS, gone);
  if (!gone.aborted) openAnew(session);
}
