import { ExamParts } from '../exam-parts.tsx';
import type { ExamSession } from '../exam-session.ts';
import type { ExamState } from '../exam-state.ts';
import { useExamKeys } from '../use-exam-keys.ts';
import { usePanelPart } from '../use-panel-part.ts';
import { usePanels } from '../use-panels.ts';
import classes from './preview-screen.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onFinish: () => void;
}

/** The student's screen without what saves, submits or ends. */
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
