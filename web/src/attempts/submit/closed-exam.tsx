import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { personHere, whoIsHere } from '../../platform/session/session.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { type AttemptRef, attemptsApiOf } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { showLateAnswers } from '../late/show-late-answers.ts';
import classes from '../screen/exam-problem.module.css';
import { ExamProblem } from '../screen/exam-problem.tsx';
import { freshDocument } from '../screen/fresh-document.ts';
import { finishClosed } from './submit-attempt.ts';

/** For an attempt closed by the deadline or another device: hands in unsent answers and opens the result page. */
export function ClosedExam({ examId, attemptId }: AttemptRef) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<unknown>();
  const [failures, setFailures] = useState(0);
  const [owner] = useState(whoIsHere);
  const currentTry = useRef(new AbortController());

  /** Retries until the server replies. Aborts an earlier call. */
  const collect = useCallback(async () => {
    currentTry.current.abort();
    currentTry.current = new AbortController();
    const { signal } = currentTry.current;
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const api = attemptsApiOf(owner);
        const ports = { api, storage: examStorage, canStore: () => owner?.id === personHere() };
        const ending = await finishClosed(ports, { examId, attemptId });
        if (ending) showLateAnswers(ending.late);
        if (signal.aborted) return;
        // A reopened attempt continues in a new document.
        if (ending) navigate(paths.result, { replace: true });
        else freshDocument.load();
        return;
      } catch (error) {
        if (refusalOf(error) !== 'later') return setRefused(error);
        setFailures(attempt);
        await pause(backoffMs(attempt, Math.random), signal);
      }
    }
  }, [owner, examId, attemptId, navigate]);

  useEffect(() => {
    void collect();
    window.addEventListener('online', collect);
    return () => {
      currentTry.current.abort();
      window.removeEventListener('online', collect);
    };
  }, [collect]);

  if (refused) return <ExamProblem error={refused} />;
  if (failures === 0)
    return <FullScreenLoader text={t('attempts.closedByServer')} note={t('attempts.loadingNote')} />;
  return (
    <main className={classes.page}>
      <Notice
        role="alert"
        icon={<IconCloudOff aria-hidden />}
        title={t('attempts.closedOffline')}
        titleAs="h1"
        text={t('attempts.closedOfflineText')}
      >
        <ActionButton icon={IconRefresh} variant="filled" onClick={collect}>
          {t('attempts.tryNow')}
        </ActionButton>
        <Button component={Link} to={paths.dashboard} variant="default">
          {t('attempts.toDashboard')}
        </Button>
      </Notice>
    </main>
  );
}
