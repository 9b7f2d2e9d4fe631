import { usePanelPart } from '../panels/use-panel-part.ts';
import { usePanels } from '../panels/use-panels.ts';
import { ExamParts } from '../screen/exam-parts.tsx';
import { useExamKeys } from '../screen/use-exam-keys.ts';
import { useNext } from '../screen/use-next.ts';
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
  const goNext = useNext(session, panels);
  useExamKeys(session, { ...panels, goNext }, !isOpen);
  const shown = { session, state, panels };
  return (
    <div className={classes.exam}>
      <ExamParts
        {...shown}
        isPreview
        review={part && panels.isReviewing && <part.Review {...shown} isPreview onFinish={onFinish} />}
        onNext={goNext}
        onFinish={onFinish}
      />
      {part && <part.ExamPanels {...shown} />}
    </div>
  );
}
