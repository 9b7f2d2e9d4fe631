import { lazy, Suspense, useCallback } from 'react';
import { isAnyPlaying } from '../listening/playing-recordings.ts';
import { usePanelPart } from '../panels/use-panel-part.ts';
import { type Panels, usePanels } from '../panels/use-panels.ts';
import { usePrefetch } from '../paper/use-prefetch.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { useFinishSection } from '../submit/use-finish-section.ts';
import { useSubmit } from '../submit/use-submit.ts';
import { isLastSection } from '../time/section-time.ts';
import { useDeadline } from '../time/use-deadline.ts';
import { useMoreTime } from '../time/use-more-time.ts';
import { useSectionBegins } from '../time/use-section-begins.ts';
import { ExamParts } from './exam-parts.tsx';
import classes from './exam-screen.module.css';
import { freshDocument } from './fresh-document.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useNext } from './use-next.ts';

/** Loaded after the first question, like all dialogs. */
export const loadTimesUp = () => import('../time/times-up-dialog.tsx');
const TimesUpDialog = lazy(async () => ({ default: (await loadTimesUp()).TimesUpDialog }));

interface Props {
  session: ExamSession;
  state: ExamState;
  /** The login dialog is open. It has priority over the dialog at the end of the time. */
  isLoggingIn?: boolean;
}

/** The screen of a running attempt. */
export function ExamScreen({ session, state, isLoggingIn = false }: Props) {
  const panels = usePanels();
  const { dialog, isReviewing, show, toQuestion } = panels;
  const submission = useSubmit(session);
  const sectionFinish = useFinishSection(session, toQuestion);
  const isLast = isLastSection(state.paper, state.open);
  const isOver = state.phase === 'ended';
  const isOpen = dialog !== null || isReviewing;
  const part = usePanelPart(isOpen, useOnPanelsLost(session, panels));
  useDeadline(session);
  useSectionBegins(state, toQuestion);
  useMoreTime(state);
  usePrefetch(state.paper, state.position);
  const goNext = useNext(session, panels);
  useExamKeys(session, { ...panels, goNext }, !isOpen && !isOver);

  const finish = isLast
    ? { status: submission.status, onConfirm: submission.submit }
    : { status: sectionFinish.status, onConfirm: sectionFinish.finish };
  const onFinish = () => show('finish');
  return (
    <div className={classes.frame}>
      {/* A language examination tests these words. Also, React fails on text nodes that a translator replaced. */}
      <div className={classes.exam} translate="no">
        <ExamParts
          session={session}
          state={state}
          panels={panels}
          review={
            part &&
            isReviewing && <part.Review session={session} state={state} panels={panels} onFinish={onFinish} />
          }
          onNext={goNext}
          onFinish={onFinish}
        />
      </div>
      {part && !isOver && <part.ExamPanels session={session} state={state} panels={panels} finish={finish} />}
      <Suspense fallback={null}>
        {isOver && !isLoggingIn && <TimesUpDialog session={session} state={state} submission={submission} />}
      </Suspense>
    </div>
  );
}

/**
 * Returns a handler for panels that did not load. Browsers do not repeat a failed import in the same document. So the
 * handler loads the page again, if the server is reachable and all answers are saved.
 */
function useOnPanelsLost(session: ExamSession, { dialog, toQuestion }: Panels): () => void {
  return useCallback(async () => {
    // Without the dialog that asks, the student can still go on.
    if (dialog === 'skip') session.dispatch({ type: 'moved', move: 'next' });
    toQuestion();
    if ((await session.syncState()) && (await session.flush()) && !isAnyPlaying()) freshDocument.load();
  }, [session, dialog, toQuestion]);
}
