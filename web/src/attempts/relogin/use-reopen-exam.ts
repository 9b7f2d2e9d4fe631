import { useEffect, useState } from 'react';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { useSession } from '../../platform/session/session.ts';
import { refusalOf } from '../api/refusal.ts';
import { isAnyPlaying } from '../listening/playing-recordings.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { isPaperOfOtherSession, reopenExam } from './reopen-exam.ts';

/** A line that takes longer for a paper must not keep its student from the one that is here. */
const COVERED_MS = 10_000;
/** Between two looks whether a recording has ended. */
const HEARD_MS = 1000;

/**
 * Opens an examination again if it was opened offline from a paper of another session, which anyone can have altered.
 * It waits until the server sends the paper, and does not store that one. Otherwise answers to the old paper would
 * count as answers of this session. Returns true until then, for ten seconds at most, and not while a recording plays,
 * which may be its only hearing. So no student answers by the old paper where the server is reachable.
 */
export function useReopenExam(session: ExamSession, { lostSince }: ExamState): boolean {
  useSession();
  const isDue = isPaperOfOtherSession(session) && lostSince === null && session.ports.canCall();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isDue) return;
    const gone = new AbortController();
    void openOncePaperComes(session, gone.signal);
    // Also when the connection is lost again meanwhile: ten seconds in all.
    setTimeout(() => setSlow(true), COVERED_MS);
    return () => gone.abort();
  }, [session, isDue]);

  return isDue && !isSlow && !isAnyPlaying();
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
  while (isAnyPlaying() && !gone.aborted) await pause(HEARD_MS, gone);
  if (!gone.aborted) reopenExam(session);
}
