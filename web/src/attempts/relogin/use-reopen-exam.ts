import { useEffect, useState } from 'react';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { useSession } from '../../platform/session/session.ts';
import { refusalOf } from '../api/refusal.ts';
import { isAnyPlaying } from '../listening/playing-recordings.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { isPaperOfOtherSession, reopenExam } from './reopen-exam.ts';

/** On a slow connection, the student may use the stored paper after this time. */
const MAX_COVERED_MS = 10_000;
/** Interval for checking whether a recording has ended. */
const PLAYING_CHECK_MS = 1000;

/**
 * Reopens an examination that was opened offline from a paper of another session, which another person may have altered.
 * Waits until the server sends the paper, but does not store it, because the open examination still uses the old one.
 *
 * Returns true while the screen must be covered, so that the student does not answer by the old paper. That lasts ten
 * seconds at most. A recording that plays is not covered, because this may be its only play.
 */
export function useReopenExam(session: ExamSession, { lostSince }: ExamState): boolean {
  useSession();
  const isDue = isPaperOfOtherSession(session) && lostSince === null && session.ports.canCall();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isDue) return;
    const stopped = new AbortController();
    void reopenOncePaperArrives(session, stopped.signal);
    // The timer is not cancelled if the connection is lost again, so that the screen is covered for 10 s in total.
    setTimeout(() => setSlow(true), MAX_COVERED_MS);
    return () => stopped.abort();
  }, [session, isDue]);

  return isDue && !isSlow && !isAnyPlaying();
}

async function reopenOncePaperArrives(session: ExamSession, stopped: AbortSignal): Promise<void> {
  const { examId, ports } = session;
  for (let failures = 0; !stopped.aborted; failures++) {
    const isDone = await ports.api.paper(examId).then(
      () => true,
      (error) => refusalOf(error) !== 'later',
    );
    if (isDone) break;
    await pause(backoffMs(failures, ports.random), stopped);
  }
  while (isAnyPlaying() && !stopped.aborted) await pause(PLAYING_CHECK_MS, stopped);
  if (!stopped.aborted) reopenExam(session);
}
