import { useCallback } from 'react';
import { ExamParts } from './exam-parts.tsx';
import classes from './exam-screen.module.css';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { isAnyHeard } from './heard.ts';
import { openNewDocument } from './new-document.ts';
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

interface Props {
  session: ExamSession;
  state: ExamState;
  /** A login dialog is open over it, which comes before the end of the time. */
  isLoggingIn?: boolean;
}

/** The examination while it is taken. */
export function ExamScreen({ session, state, isLoggingIn = false }: Props) {
  const panels = usePanels();
  const { dialog, isReviewing, show, toQuestion } = panels;
  const submission = useSubmit(session);
  const sectionFinish = useFinishSection(session, toQuestion);
  const isLast = isLastSection(state.paper, state.open);
  const isOver = state.phase === 'ended';
  const isOpen = dialog !== null || isReviewing;
  const part = usePanelPart(isOpen, useOnPanelsLost(session, toQuestion));
  useDeadline(session);
  useSectionBegins(state, toQuestion);
  useMoreTime(state);
  usePrefetch(state.paper, state.position);
  useExamKeys(session, panels, !isOpen && !isOver);

  const finish = isLast
    ? { status: submission.status, onConfirm: submission.submit }
    : { status: sectionFinish.status, onConfirm: sectionFinish.finish };
  const onFinish = () => show('finish');
  return (
    <div className={classes.frame}>
      {/* By no browser: in an examination of a language the words are what is asked, and React loses what another changes. */}
      <div className={classes.exam} translate="no">
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
      {part && !isOver && <part.ExamPanels session={session} state={state} panels={panels} finish={finish} />}
      {isOver && !isLoggingIn && <TimesUpDialog session={session} state={state} submission={submission} />}
    </div>
  );
}

/** A browser may not repeat a failed fetch in this document. A new document does, if the server is reachable. */
function useOnPanelsLost(session: ExamSession, toQuestion: () => void): () => void {
  return useCallback(async () => {
    toQuestion();
    if ((await session.ask()) && (await session.flush()) && !isAnyHeard()) openNewDocument(session);
  }, [session, toQuestion]);
}
