import { AUTO_SUBMIT_SECONDS, AUTO_SUBMIT_SPREAD_SECONDS } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../platform/time/use-countdown.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { countWaiting } from '../answers/save-queue.ts';
import classes from '../panels/dialogs.module.css';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import type { Submission } from '../submit/use-submit.ts';
import { TimesUpOffline } from './times-up-offline.tsx';

interface Props {
  session: ExamSession;
  state: ExamState;
  submission: Submission;
}

/** Dialog at the end of the time. Submits after a countdown, and retries while the server is unreachable. */
export function TimesUpDialog({ session, state, submission }: Props) {
  const { t } = useTranslation();
  const { clock, random } = session.ports;
  const [submitAt] = useState(() => clock.now() + AUTO_SUBMIT_SECONDS * 1000);
  const seconds = useCountdown(submitAt, clock.now);
  const { status, submitUntilDone } = submission;
  const isDue = seconds === 0;
  const [isBegun, setBegun] = useState(false);

  // A random delay spreads the submits of students whose time ends together.
  useEffect(() => {
    if (!isDue || isBegun || status === 'sending') return;
    const timer = setTimeout(
      () => {
        setBegun(true);
        submitUntilDone();
      },
      random() * AUTO_SUBMIT_SPREAD_SECONDS * 1000,
    );
    return () => clearTimeout(timer);
  }, [isDue, isBegun, status, random, submitUntilDone]);

  const waiting = countWaiting(state.queue);
  const isOffline = status === 'failed' || state.lostSince !== null;
  const isWaiting = isDue || status !== 'idle';
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('attempts.timesUp')}
      width={isOffline ? 620 : 440}
      withCloseButton={false}
    >
      {isOffline ? (
        <TimesUpOffline session={session} state={state} submission={submission} />
      ) : (
        <>
          <p className={classes.description} role="status">
            {t(isWaiting ? 'attempts.submitting' : 'attempts.timesUpText', { count: seconds })}
          </p>
          <p className={classes.note}>
            {waiting > 0 ? t('attempts.waiting', { count: waiting }) : t('attempts.allSaved')}
          </p>
          <div className={dialog.actions}>
            <Button disabled={status !== 'idle'} onClick={submitUntilDone} data-autofocus>
              {t(status === 'idle' ? 'attempts.submisi' : 'attempts.submitting')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
