import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from '../../platform/ui/dialogs/dialog.module.css';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import { sectionSummary } from '../answers/answers.ts';
import classes from '../panels/dialogs.module.css';
import type { ExamState } from '../session/exam-state.ts';
import { isLastSection } from '../time/section-time.ts';
import type { Submission } from './use-submit.ts';

interface Props {
  state: ExamState;
  opened: boolean;
  status: Submission['status'];
  onConfirm: () => void;
  /** Undefined if the review is open already. */
  onReview?: (() => void) | undefined;
  onClose: () => void;
}

/** Confirmation with the open questions, before the student submits or finishes a section with a timer. */
export function FinishDialog({ state, opened, status, onConfirm, onReview, onClose }: Props) {
  const { t } = useTranslation();
  const isSending = status === 'sending';
  // The dialog is about the section for which it was opened. Another section may begin while it is open or closing.
  const [openedFor, setOpenedFor] = useState({ opened, open: state.open });
  if (opened !== openedFor.opened) setOpenedFor({ opened, open: opened ? state.open : openedFor.open });
  const isSameSection = opened && openedFor.open?.section === state.open?.section;
  const isLast = isLastSection(state.paper, openedFor.open);
  const counted = state.paper.sections
    .filter((_, section) => !openedFor.open || section === openedFor.open.section)
    .map((section) => sectionSummary(state, section));
  return (
    <Modal
      opened={opened}
      onClose={isSending ? () => undefined : onClose}
      title={t(isLast ? 'examPanels.finishTitle' : 'examPanels.finishSectionTitle')}
      width={560}
      withCloseButton={!isSending}
      returnFocus={false}
    >
      <p className={classes.description}>
        {t(isLast ? 'examPanels.finishText' : 'examPanels.finishSectionText')}
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
        <Button variant="default" disabled={isSending} onClick={onClose} data-autofocus>
          {t('examPanels.keepWorking')}
        </Button>
        {onReview && (
          <Button variant="default" disabled={isSending} onClick={onReview}>
            {t('examPanels.reviewAnswers')}
          </Button>
        )}
        <Button disabled={isSending || !isSameSection} onClick={onConfirm}>
          {t(isLast ? (isSending ? 'attempts.submitting' : 'examPanels.submit') : 'examPanels.nextSection')}
        </Button>
      </div>
    </Modal>
  );
}
