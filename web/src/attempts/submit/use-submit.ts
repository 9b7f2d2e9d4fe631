import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { logFailure } from '../../platform/api/log-failure.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { showLateAnswers } from '../late/show-late-answers.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { submitAttempt } from './submit-attempt.ts';

export interface Submission {
  status: 'idle' | 'sending' | 'failed';
  /** Submits and goes to the result. A press while it runs does nothing. */
  submit(): void;
  /**
   * For when the time is over: asks the server whether it is, submits, and repeats both until there is an answer. A
   * press while it waits for the next try makes it try at once.
   */
  submitUntilDone(): void;
}

export function useSubmit(session: ExamSession): Submission {
  const navigate = useNavigate();
  const [status, setStatus] = useState<Submission['status']>('idle');
  const isRunning = useRef(false);
  const isGone = useRef(false);
  const wait = useRef(new AbortController());

  useEffect(() => {
    isGone.current = false;
    const hurry = () => wait.current.abort();
    window.addEventListener('online', hurry);
    return () => {
      isGone.current = true;
      hurry();
      window.removeEventListener('online', hurry);
    };
  }, []);

  const submitNow = useCallback(async () => {
    setStatus('sending');
    const { late, resultsAt } = await submitAttempt(session).catch((error) => {
      logFailure('Submit', error);
      throw error;
    });
    showLateAnswers(late);
    if (!isGone.current) navigate(paths.result, { replace: true, state: { resultsAt } });
  }, [session, navigate]);

  const submit = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await submitNow().catch(() => setStatus('failed'));
    isRunning.current = false;
  }, [submitNow]);

  const submitUntilDone = useCallback(async () => {
    wait.current.abort();
    if (isRunning.current) return;
    isRunning.current = true;
    for (let failures = 1; !isGone.current; failures++) {
      try {
        setStatus('sending');
        // This device's clock alone ends no attempt.
        const isHeard = await session.look();
        if (session.getState().phase !== 'ended') {
          setStatus('idle');
          break;
        }
        if (isHeard) {
          await submitNow();
          break;
        }
      } catch {
        // The same as not being heard.
      }
      setStatus('failed');
      wait.current = new AbortController();
      await pause(backoffMs(failures + 1, session.ports.random), wait.current.signal);
    }
    isRunning.current = false;
  }, [session, submitNow]);

  return { status, submit: () => void submit(), submitUntilDone };
}
