import { AUTO_SUBMIT_SECONDS } from '@lulus/contract';
import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from '../ui/dialog.module.css';
import classes from './dialogs.module.css';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { countWaiting } from './save-queue.ts';
import { useCountdown } from './use-countdown.ts';
import type { Submission } from './use-submit.ts';

interface Props {
  session: ExamSession;
  state: ExamState;
  submission: Submission;
}

/** Students whose time ends together do not submit together. */
const SUBMIT_SPREAD_MS = 2000;

/**
 * The time is over: submits by itself after a count, and goes on trying while the server cannot be reached.
 */
export function TimesUpDialog({ session, state, submission }: Props) {
  const { t } = useTranslation();
  const { clock, random } = session.ports;
  const [submitAt] = useState(() => clock.now() + AUTO_SUBMIT_SECONDS * 1000);
  const seconds = useCountdown(submitAt, clock.now);
  const { status, submitUntilDone } = submission;
  const isDue = seconds === 0;

  // Also after a submit of the student's own that failed in the last second.
  useEffect(() => {
    if (!isDue || status === 'sending') return;
    const timer = setTimeout(submitUntilDone, random() * SUBMIT_SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isDue, status, random, submitUntilDone]);

  const waiting = countWaiting(state.queue);
  const isOffline = status === 'failed' || state.lostSince !== null;
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('attempts.timesUp')}
      classNames={{ title: dialog.title }}
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <p className={classes.description} role="status">
        {isOffline
          ? t('attempts.timesUpOffline')
          : t(isDue ? 'attempts.submitting' : 'attempts.timesUpText', { count: seconds })}
      </p>
      <p className={classes.note}>
        {waiting > 0 ? t('attempts.waiting', { count: waiting }) : t('attempts.allSaved')}
      </p>
      <div className={dialog.actions}>
        <Button size="md" disabled={status !== 'idle'} onClick={submitUntilDone} data-autofocus>
          {t(status === 'idle' ? 'attempts.submisi' : 'attempts.submitting')}
        </Button>
      </div>
    </Modal>
  );
}
