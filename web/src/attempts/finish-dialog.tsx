import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sectionSummaries } from './answers.ts';
import classes from './dialogs.module.css';
import type { ExamState } from './exam-state.ts';
import type { Submission } from './use-submit.ts';

interface Props {
  state: ExamState;
  opened: boolean;
  submission: Submission;
  onClose: () => void;
}

/** Counts what is open before the student hands in. */
export function FinishDialog({ state, opened, submission, onClose }: Props) {
  const { t } = useTranslation();
  const isSending = submission.status === 'sending';
  return (
    <Modal
      opened={opened}
      onClose={isSending ? () => undefined : onClose}
      title={t('attempts.finishTitle')}
      classNames={{ title: classes.title }}
      centered
      withCloseButton={!isSending}
      closeButtonProps={{ 'aria-label': t('attempts.close') }}
    >
      <p className={classes.description}>{t('attempts.finishText')}</p>
      <table className={classes.counts}>
        <thead>
          <tr>
            <th scope="col">{t('attempts.section')}</th>
            <th scope="col">{t('attempts.columnUnanswered')}</th>
            <th scope="col">{t('attempts.columnFlagged')}</th>
          </tr>
        </thead>
        <tbody>
          {sectionSummaries(state).map(({ name, unanswered, flagged }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-open={unanswered > 0 || undefined}>{unanswered}</td>
              <td data-open={flagged > 0 || undefined}>{flagged}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {submission.status === 'failed' && (
        <p className={classes.failure} role="alert">
          {t('attempts.submitFailed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" size="md" disabled={isSending} onClick={onClose} data-autofocus>
          {t('attempts.keepWorking')}
        </Button>
        <Button size="md" disabled={isSending} onClick={submission.submit}>
          {t(isSending ? 'attempts.submitting' : 'attempts.submit')}
        </Button>
      </div>
    </Modal>
  );
}
