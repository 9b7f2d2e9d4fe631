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
  /** None where the answers have just been looked over. */
  onReview?: (() => void) | undefined;
  onClose: () => void;
}

/** Counts what is open before the student hands in, or goes on from a section that has a timer. */
export function FinishDialog({ state, opened, status, onConfirm, onReview, onClose }: Props) {
  const { t } = useTranslation();
  const isSending = status === 'sending';
  // It is about the section that it was opened for: another one may begin beneath it, and while it closes.
  const [asked, setAsked] = useState({ opened, open: state.open });
  if (opened !== asked.opened) setAsked({ opened, open: opened ? state.open : asked.open });
  const isStill = opened && asked.open?.section === state.open?.section;
  const isLast = isLastSection(state.paper, asked.open);
  const counted = state.paper.sections
    .filter((_, section) => !asked.open || section === asked.open.section)
    .map((section) => sectionSummary(state, section));
  return (
    <Modal
      opened={opened}
      onClose={isSending ? () => undefined : onClose}
      title={t(isLast ? 'examPanels.finishTitle' : 'examPanels.finishSectionTitle')}
      width={560}
      classNames={{ title: dialog.title }}
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
        <Button variant="default" size="md" disabled={isSending} onClick={onClose} data-autofocus>
          {t('examPanels.keepWorking')}
        </Button>
        {onReview && (
          <Button variant="default" size="md" disabled={isSending} onClick={onReview}>
            {t('examPanels.reviewAnswers')}
          </Button>
        )}
        <Button size="md" disabled={isSending || !isStill} onClick={onConfirm}>
          {t(isLast ? (isSending ? 'attempts.submitting' : 'examPanels.submit') : 'examPanels.nextSection')}
        </Button>
      </div>
    </Modal>
  );
}
