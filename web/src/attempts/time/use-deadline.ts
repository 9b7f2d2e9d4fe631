import { useEffect } from 'react';
import { pause } from '../../platform/api/backoff.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { endOf } from './section-time.ts';

/** A spread: students whose time ends together must not ask together. */
const ASK_SPREAD_MS = 1000;
/** With no answer in this time the dialog opens unasked; the server decides in the end anyway. */
const ASK_PATIENCE_MS = 4000;
/**
 * Looks again so often: the due time and the clock may both be corrected meanwhile, and a machine may sleep.
 */
const LOOK_MS = 1000;

/**
 * At zero, asks the server whether there is more time. Only then it ends the section or the examination on the screen.
 */
export function useDeadline(session: ExamSession) {
  useEffect(() => {
    const gone = new AbortController();
    void watchDeadline(session, gone.signal);
    return () => gone.abort();
  }, [session]);
}

export async function watchDeadline(session: ExamSession, signal: AbortSignal): Promise<void> {
  const { clock, random } = session.ports;
  const left = () => endOf(session.getState()) - clock.now();
  while (!signal.aborted && session.getState().phase !== 'closed') {
    if (session.getState().phase === 'ended') {
      await pause(LOOK_MS, signal);
      continue;
    }
    if (left() > 0) {
      await pause(Math.min(left(), LOOK_MS), signal);
      continue;
    }
    await pause(random() * ASK_SPREAD_MS, signal);
    await Promise.race([session.ask(), pause(ASK_PATIENCE_MS, signal)]);
    if (!signal.aborted && left() <= 0) session.dispatch({ type: 'time_over' });
  }
}
