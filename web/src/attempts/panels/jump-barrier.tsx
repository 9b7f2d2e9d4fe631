import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ExamState } from '../session/exam-state.ts';
import { barrierTo } from '../session/navigation.ts';
import classes from './review.module.css';

/** Explains why the numbers of a section are disabled. Renders nothing if they are enabled. */
export function JumpBarrier({ state, section }: { state: ExamState; section: number }) {
  const { t } = useTranslation();
  const { paper, position } = state;
  const barrier = barrierTo(paper, position.section, section);
  if (barrier === null) return null;
  const later = section > position.section ? 'examPanels.barrierLater' : 'examPanels.barrierOver';
  return (
    <p className={classes.barrier}>
      <IconLock size="1rem" aria-hidden />
      {t(barrier === 'forward_only' ? 'examPanels.barrierForward' : later)}
    </p>
  );
}
