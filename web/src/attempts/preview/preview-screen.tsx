import { usePanelPart } from '../panels/use-panel-part.ts';
import { usePanels } from '../panels/use-panels.ts';
import { ExamParts } from '../screen/exam-parts.tsx';
import { useExamKeys } from '../screen/use-exam-keys.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import classes from './preview-screen.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onFinish: () => void;
}

/** The student's exam screen without saving, submitting and time limits. */
export function PreviewScreen({ session, state, onFinish }: Props) {
  const panels = usePanels();
  const isOpen = panels.dialog !== null || panels.isReviewing;
  const part = usePanelPart(isOpen, panels.toQuestion);
  useExamKeys(session, panels, !isOpen);
  const shown = { session, state, panels };
  return (
    <div className={classes.exam}>
      <ExamParts
        {...shown}
        isPreview
        review={part && panels.isReviewing && <part.Review {...shown} isPreview onFinish={onFinish} />}
        onFinish={onFinish}
      />
      {part && <part.ExamPanels {...shown} />}
    </div>
  );
}
