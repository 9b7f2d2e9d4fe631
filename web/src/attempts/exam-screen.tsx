import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { useHeldNavigation } from '../ui/use-held-navigation.ts';
import { ExamParts } from './exam-parts.tsx';
import classes from './exam-screen.module.css';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { isLastSection } from './section-time.ts';
import { TimesUpDialog } from './times-up-dialog.tsx';
import { useDeadline } from './use-deadline.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useFinishSection } from './use-finish-section.ts';
import { useMoreTime } from './use-more-time.ts';
import { usePanelPart } from './use-panel-part.ts';
import { usePanels } from './use-panels.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useSectionBegins } from './use-section-begins.ts';
import { useSubmit } from './use-submit.ts';

/** Where an examination leads by itself. */
const ENDS: string[] = [paths.examination, paths.result, paths.login];

/** The examination while it is taken. */
export function ExamScreen({ session, state }: { session: ExamSession; state: ExamState }) {
  const panels = usePanels();
  const { dialog, isReviewing, show, close, toQuestion } = panels;
  const submission = useSubmit(session);
  const sectionFinish = useFinishSection(session, toQuestion);
  const isLast = isLastSection(state.paper, state.open);
  const isOver = state.phase === 'ended';
  const held = useHeldNavigation((pathname) => state.phase === 'running' && !ENDS.includes(pathname));
  const isOpen = dialog !== null || isReviewing;
  const part = usePanelPart(isOpen || held.isHeld, toQuestion);
  useDeadline(session);
  useSectionBegins(state);
  useMoreTime(state);
  usePrefetch(state.paper, state.position);
  useExamKeys(session, panels, !isOpen && !isOver && !held.isHeld);

  // Going back closes what is open before it leaves, as on every phone.
  const isClosing = held.isHeld && isOpen;
  const { stay } = held;
  useEffect(() => {
    if (!isClosing) return;
    stay();
    close();
  }, [isClosing, stay, close]);

  const finish = isLast
    ? { status: submission.status, onConfirm: submission.submit }
    : { status: sectionFinish.status, onConfirm: sectionFinish.finish };
  const onFinish = () => show('finish');
  return (
    <div className={classes.frame}>
      <div className={classes.exam}>
        <ExamParts
          session={session}
          state={state}
          panels={panels}
          review={
            part &&
            isReviewing && <part.Review session={session} state={state} panels={panels} onFinish={onFinish} />
          }
          onFinish={onFinish}
        />
      </div>
      {part && !isOver && (
        <part.ExamPanels
          session={session}
          state={state}
          panels={panels}
          finish={finish}
          leaving={{ ...held, isHeld: held.isHeld && !isOpen }}
        />
      )}
      {isOver && <TimesUpDialog session={session} state={state} submission={submission} />}
    </div>
  );
}
