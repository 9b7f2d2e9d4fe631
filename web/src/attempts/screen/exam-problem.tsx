import { Button } from '@mantine/core';
import { IconAlertTriangle, IconFileOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../platform/api/client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { OpenError } from '../session/open-exam.ts';
import classes from './exam-problem.module.css';

/** Error codes before and after the examination's time window. */
const WINDOW_CODES = new Set(['not_open_yet', 'examination_over']);

interface Props {
  error: unknown;
  retry?: () => void;
}

/** Explains why the examination cannot be opened, and offers a retry or a link. */
export function ExamProblem({ error, retry }: Props) {
  const { t } = useTranslation();
  const { title, text, isFinal } = useReason(error);
  return (
    <main className={classes.page}>
      <Notice
        role="alert"
        icon={isFinal ? <IconFileOff aria-hidden /> : <IconAlertTriangle aria-hidden />}
        title={title}
        text={text}
      >
        {!isFinal && retry && (
          <ActionButton icon={IconRefresh} variant="filled" onClick={retry}>
            {t('attempts.tryAgain')}
          </ActionButton>
        )}
        <Button component={Link} to={paths.examinations} variant={isFinal ? 'filled' : 'default'}>
          {t('attempts.toExaminations')}
        </Button>
      </Notice>
    </main>
  );
}

function useReason(error: unknown): { title: string; text: string; isFinal: boolean } {
  const { t } = useTranslation();
  const cause = error instanceof OpenError ? error.cause : error;
  const status = cause instanceof ApiError ? cause.status : undefined;
  if (error === undefined || status === 422) {
    return { title: t('attempts.noExamination'), text: t('attempts.chooseExamination'), isFinal: true };
  }
  if (status === 404)
    return { title: t('attempts.notOpen'), text: t('attempts.chooseExamination'), isFinal: true };
  if (cause instanceof ApiError && WINDOW_CODES.has(cause.code)) {
    return { title: t('attempts.notOpen'), text: errorMessages(cause).join(' '), isFinal: true };
  }
  if (status === 409) {
    return { title: t('attempts.alreadyTaken'), text: t('attempts.alreadyTakenText'), isFinal: true };
  }
  const text = t('attempts.failedHint');
  if (error instanceof OpenError && error.step === 'questions') {
    return { title: t('attempts.questionsFailed'), text, isFinal: false };
  }
  const message = cause instanceof ApiError ? errorMessages(cause).join(' ') : t('attempts.unreachable');
  return { title: t('attempts.timingFailed', { message }), text, isFinal: false };
}
