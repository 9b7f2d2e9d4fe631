import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { SaveCopyButton } from '../answer-file/save-copy-button.tsx';
import { savedAnswers } from '../answers/answers.ts';
import { countWaiting } from '../answers/save-queue.ts';
import classes from '../panels/dialogs.module.css';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import type { Submission } from '../submit/use-submit.ts';

interface Props {
  session: ExamSession;
  state: ExamState;
  submission: Submission;
}

/** Content of the dialog at the end of the time if the server is unreachable: saved and unsaved answers, and actions. */
export function TimesUpOffline({ session, state, submission }: Props) {
  const { t } = useTranslation();
  const waiting = countWaiting(state.queue);
  const isSending = submission.status === 'sending';
  return (
    <>
      <p className={classes.description} role="status">
        {t('attempts.timesUpOffline')}
      </p>
      <ul className={classes.rules}>
        <li>{t('attempts.savedInTime', { count: savedAnswers(state) })}</li>
        {waiting > 0 && <li>{t('attempts.notInTime', { count: waiting })}</li>}
      </ul>
      <div className={dialog.actions}>
        <Button component={Link} to={paths.dashboard} variant="subtle">
          {t('attempts.toDashboard')}
        </Button>
        {waiting > 0 && <SaveCopyButton session={session} />}
        <Button loading={isSending} onClick={submission.submitUntilDone} data-autofocus>
          {t('attempts.tryNow')}
        </Button>
      </div>
    </>
  );
}
