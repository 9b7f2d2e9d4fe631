import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { barrierTo } from '../session/navigation.ts';
import { JumpBarrier } from './jump-barrier.tsx';
import { NumberGrid } from './number-grid.tsx';
import { NumberLegend } from './number-legend.tsx';
import classes from './review.module.css';
import type { Panels } from './use-panels.ts';
import { useSheetSwipe } from './use-sheet-swipe.ts';

interface Props {
  session: ExamSession;
  state: ExamState;
  opened: boolean;
  panels: Panels;
}

/** Question numbers of the current section. On a phone, a sheet at the lower edge. */
export function NumbersSheet({ session, state, opened, panels }: Props) {
  const { t } = useTranslation();
  const { dialog, isReviewing, show, toQuestion, close, review } = panels;
  const { section: at } = state.position;
  const section = state.paper.sections[at];
  const go = useCallback(
    (section: number, to: number) => {
      session.dispatch({ type: 'moved', move: { section, to } });
      toQuestion();
    },
    [session, toQuestion],
  );
  const open = useCallback(() => show('numbers'), [show]);
  const isNothingOpen = dialog === null && !isReviewing;
  useSheetSwipe(opened, opened ? close : isNothingOpen ? open : undefined);
  if (!section) return null;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('examPanels.questionsOf', { name: section.name })}
      width={560}
      isSheet
      closeButton={{ size: 44, iconSize: 22 }}
      returnFocus={false}
    >
      <div className={classes.sheet}>
        <JumpBarrier state={state} section={at} />
        <NumberGrid
          state={state}
          section={at}
          questions={section.questions}
          label={t('attempts.questionNumbers')}
          isEnabled={barrierTo(state.paper, at, at) === null}
          onGo={go}
        />
        <NumberLegend />
        <Button
          variant="default"
          fullWidth
          leftSection={<IconChecklist size="1.125rem" aria-hidden />}
          onClick={review}
        >
          {t('examPanels.reviewAnswers')}
        </Button>
      </div>
    </Modal>
  );
}
