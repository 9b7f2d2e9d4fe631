import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { backoffMs, pause } from './backoff.ts';
import type { ExamSession } from './exam-session.ts';
import { refusalOf } from './refusal.ts';
import { submitAttempt } from './submit-attempt.ts';
import { tellLate } from './tell-late.ts';

export interface Submission {
  status: 'idle' | 'sending' | 'failed';
  /** Submits and goes to the result. A press while it runs does nothing. */
  submit(): void;
  /** The same, repeated until the server answers: for when the time is over. */
  submitUntilDone(): void;
}

export function useSubmit(session: ExamSession): Submission {
  const navigate = useNavigate();
  const [status, setStatus] = useState<Submission['status']>('idle');
  const isRunning = useRef(false);
  const gone = useRef(new AbortController());

  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  const run = useCallback(
    async (isRepeated: boolean) => {
      if (isRunning.current) return;
      isRunning.current = true;
      const { signal } = gone.current;
      setStatus('sending');
      for (let attempt = 0; !signal.aborted; attempt++) {
        try {
          const { late, resultsAt } = await submitAttempt(session);
          tellLate(late);
          if (!signal.aborted) navigate(paths.result, { replace: true, state: { resultsAt } });
          return;
        } catch (error) {
          setStatus('failed');
          if (!isRepeated || refusalOf(error) === 'login') break;
          await pause(backoffMs(attempt + 2, session.ports.random), signal);
        }
      }
      isRunning.current = false;
    },
    [session, navigate],
  );

  const submit = useCallback(() => void run(false), [run]);
  const submitUntilDone = useCallback(() => void run(true), [run]);
  return { status, submit, submitUntilDone };
}
