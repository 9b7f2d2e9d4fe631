import { useCallback } from 'react';
import type { Panels } from '../panels/use-panels.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { skippedBy } from '../session/skipped.ts';

/** Returns a function that opens the next question, or asks first (`panels/skip-dialog.tsx`). */
export function useNext(session: ExamSession, { show }: Pick<Panels, 'show'>): () => void {
  return useCallback(() => {
    if (skippedBy(session.getState())) show('skip');
    else session.dispatch({ type: 'moved', move: 'next' });
  }, [session, show]);
}
