import { ExamParts } from '../../attempts/exam-parts.tsx';
import type { ExamSession } from '../../attempts/exam-session.ts';
import type { ExamState } from '../../attempts/exam-state.ts';
import { useExamKeys } from '../../attempts/use-exam-keys.ts';
import { usePanelPart } from '../../attempts/use-panel-part.ts';
import { usePanels } from '../../attempts/use-panels.ts';
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
