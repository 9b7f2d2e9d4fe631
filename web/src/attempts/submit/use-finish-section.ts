import { useCallback, useState } from 'react';
import type { ExamSession } from '../session/exam-session.ts';
import { finishOpenSection } from './finish-section.ts';
import type { Submission } from './use-submit.ts';

export interface SectionFinish {
  status: Submission['status'];
  /** Ends the open section. Does nothing while a request is running. */
  finish(): void;
}

export function useFinishSection(session: ExamSession, onDone: () => void): SectionFinish {
  const [status, setStatus] = useState<Submission['status']>('idle');

  const finish = useCallback(async () => {
    setStatus('sending');
    try {
      await finishOpenSection(session);
      setStatus('idle');
      onDone();
    } catch {
      setStatus('failed');
    }
  }, [session, onDone]);

  return { status, finish: () => void (status === 'sending' || finish()) };
}
