import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../platform/time/use-countdown.ts';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { sectionSummary } from '../answers/answers.ts';
import classes from '../panels/dialogs.module.css';
import type { ExamState } from '../session/exam-state.ts';
import { endOf, isLastSection } from '../time/section-time.ts';
import type { Submission } from './use-submit.ts';

interface Props {
  state: ExamState;
  /** The server's time in milliseconds. */
  now: () => number;
  opened: boolean;
  status: Submission['status'];
  onConfirm: () => void;
  /** Undefined if the review is open already. */
  onReview?: (() => void) | undefined;
  onClose: () => void;
}

/** Confirmation with the open questions, before the student submits or finishes a section with a timer. */
export function FinishDialog({ state, now, opened, status, onConfirm, onReview, onClose }: Props) {
  const { t } = useTranslation();
  const isSending = status === 'sending';
  // The dialog stays as it was opened. Another section or the review may begin while it is open or closing.
  const [openedFor, setOpenedFor] = useState({ opened, open: state.open, onReview });
  if (opened !== openedFor.opened) {
    setOpenedFor(opened ? { opened, open: state.open, onReview } : { ...openedFor, opened });
  }
  const isSameSection = opened && openedFor.open?.section === state.open?.section;
  const isLast = isLastSection(state.paper, openedFor.open);
  const counted = state.paper.sections
    .filter((_, section) => !openedFor.open || section === openedFor.open.section)
    .map((section) => sectionSummary(state, section));
  const unanswered = counted.reduce((sum, section) => sum + section.unanswered, 0);
  const seconds = useCountdown(endOf(state), now);
  const time = seconds < 60 ? seconds / 60 : Math.floor(seconds / 60);
  const isComplete = unanswered === 0;
  return (
    <Modal
      opened={opened}
      onClose={isSending ? () => undefined : onClose}
      title={t(isLast ? 'examPanels.finishTitle' : 'examPanels.finishSectionTitle')}
      width={560}
      withCloseButton={!isSending}
      returnFocus={false}
    >
      {isLast && (
        <p className={classes.description}>
          <strong>{t('examPanels.finishEnds')}</strong>
        </p>
      )}
      <p className={classes.description}>
        {isLast
          ? t(isComplete ? 'examPanels.finishAllAnswered' : 'examPanels.finishLeft', {
              count: unanswered,
              time,
            })
          : t('examPanels.finishSectionText')}
      </p>
      <table className={classes.counts}>
        <thead>
          <tr>
            <th scope="col">{t('attempts.section')}</th>
            <th scope="col">{t('examPanels.columnUnanswered')}</th>
            <th scope="col">{t('examPanels.columnFlagged')}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ name, unanswered, flagged }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={t('examPanels.columnUnanswered')} data-open={unanswered > 0 || undefined}>
                {unanswered}
              </td>
              <td data-label={t('examPanels.columnFlagged')} data-open={flagged > 0 || undefined}>
                {flagged}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'failed' && (
        <p className={dialog.failure} role="alert">
          {t(isLast ? 'examPanels.submitFailed' : 'examPanels.finishSectionFailed')}
        </p>
      )}
      <div className={dialog.actions}>
        <Button
          variant={isComplete ? 'default' : 'filled'}
          disabled={isSending}
          onClick={onClose}
          data-autofocus
        >
          {t('examPanels.keepWorking')}
        </Button>
        {openedFor.onReview && (
          <Button variant="default" disabled={isSending} onClick={openedFor.onReview}>
            {t('examPanels.reviewAnswers')}
          </Button>
        )}
        <Button
          variant={isComplete ? 'filled' : 'default'}
          disabled={isSending || !isSameSection}
          onClick={onConfirm}
        >
          {t(isLast ? (isSending ? 'attempts.submitting' : 'examPanels.submit') : 'examPanels.nextSection')}
        </Button>
      </div>
    </Modal>
  );
}
