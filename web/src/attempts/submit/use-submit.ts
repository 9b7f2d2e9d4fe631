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
  /** Submits and opens the result page. Does nothing while a request is running. */
  submit(): void;
  /**
   * Submits at the end of the time. Asks the server whether the time is over, then submits; retries both until the
   * server replies. Another call during the wait retries at once.
   */
  submitUntilDone(): void;
}

export function useSubmit(session: ExamSession): Submission {
  const navigate = useNavigate();
  const [status, setStatus] = useState<Submission['status']>('idle');
  const isRunning = useRef(false);
  const isUnmounted = useRef(false);
  const wait = useRef(new AbortController());

  useEffect(() => {
    isUnmounted.current = false;
    const retryNow = () => wait.current.abort();
    window.addEventListener('online', retryNow);
    return () => {
      isUnmounted.current = true;
      retryNow();
      window.removeEventListener('online', retryNow);
    };
  }, []);

  const submitNow = useCallback(async () => {
    setStatus('sending');
    const { late, resultsAt } = await submitAttempt(session).catch((error) => {
      logFailure('Submit', error);
      throw error;
    });
    showLateAnswers(late);
    if (!isUnmounted.current) navigate(paths.result, { replace: true, state: { resultsAt } });
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
    for (let failures = 1; !isUnmounted.current; failures++) {
      try {
        setStatus('sending');
        // The device's clock may be wrong, so the server is asked first.
        const hasReply = await session.syncClock();
        if (session.getState().phase !== 'ended') {
          setStatus('idle');
          break;
        }
        if (hasReply) {
          await submitNow();
          break;
        }
      } catch {
        // Retried below, as without a reply.
      }
      setStatus('failed');
      wait.current = new AbortController();
      await pause(backoffMs(failures + 1, session.ports.random), wait.current.signal);
    }
    isRunning.current = false;
  }, [session, submitNow]);

  return { status, submit: () => void submit(), submitUntilDone };
}
