import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { attemptsApi } from './attempts.api.ts';
import { backoffMs, pause } from './backoff.ts';
import { ExamProblem } from './exam-problem.tsx';
import { examStorage } from './exam-storage.ts';
import { refusalOf } from './refusal.ts';
import { collectResult } from './submit-attempt.ts';
import { tellLate } from './tell-late.ts';

/** The attempt ended without this page (the deadline, another device): fetches its result and goes there. */
export function ClosedExam({ examId, attemptId }: { examId: string; attemptId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<unknown>();

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    async function collect() {
      for (let attempt = 0; !signal.aborted; attempt++) {
        try {
          const ports = { api: attemptsApi, storage: examStorage };
          const { late, resultsAt } = await collectResult(ports, { examId, attemptId });
          tellLate(late);
          if (!signal.aborted) navigate(paths.result, { replace: true, state: { resultsAt } });
          return;
        } catch (error) {
          if (refusalOf(error) !== 'later') return setRefused(error);
          await pause(backoffMs(attempt + 1, Math.random), signal);
        }
      }
    }
    void collect();
    return () => gone.abort();
  }, [examId, attemptId, navigate]);

  if (refused) return <ExamProblem error={refused} />;
  return <FullScreenLoader text={t('attempts.closedByServer')} note={t('attempts.loadingNote')} />;
}
