import { useEffect } from 'react';
import { pause } from '../../platform/api/backoff.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { endOf } from './section-time.ts';

/** Random delay that spreads the requests of students whose time ends together. */
const ASK_SPREAD_MS = 1000;
/** Without a reply in this time, the dialog opens anyway. The server decides later. */
const ASK_TIMEOUT_MS = 4000;
/** Interval of checks, because the due time or the clock may be corrected, and the machine may sleep. */
const CHECK_MS = 1000;

/** At zero, asks the server for more time. If there is none, ends the section or the examination on the screen. */
export function useDeadline(session: ExamSession) {
  useEffect(() => {
    const unmounted = new AbortController();
    void watchDeadline(session, unmounted.signal);
    return () => unmounted.abort();
  }, [session]);
}

export async function watchDeadline(session: ExamSession, signal: AbortSignal): Promise<void> {
  const { clock, random } = session.ports;
  const left = () => endOf(session.getState()) - clock.now();
  while (!signal.aborted && session.getState().phase !== 'closed') {
    if (session.getState().phase === 'ended') {
      await pause(CHECK_MS, signal);
      continue;
    }
    if (left() > 0) {
      await pause(Math.min(left(), CHECK_MS), signal);
      continue;
    }
    await pause(random() * ASK_SPREAD_MS, signal);
    await Promise.race([session.syncState(), pause(ASK_TIMEOUT_MS, signal)]);
    if (!signal.aborted && left() <= 0) session.dispatch({ type: 'time_over' });
  }
}
