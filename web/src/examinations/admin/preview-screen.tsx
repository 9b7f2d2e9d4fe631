import { useDisclosure } from '@mantine/hooks';
import { ExamParts } from '../../attempts/exam-parts.tsx';
import type { ExamSession } from '../../attempts/exam-session.ts';
import type { ExamState } from '../../attempts/exam-state.ts';
import { IntroDialog } from '../../attempts/intro-dialog.tsx';
import { useExamKeys } from '../../attempts/use-exam-keys.ts';
import classes from './preview-screen.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onFinish: () => void;
}

/** The student's screen without what saves, submits or ends. */
export function PreviewScreen({ session, state, onFinish }: Props) {
  const [introOpen, intro] = useDisclosure(false);
  useExamKeys(session, !introOpen);
  return (
    <div className={classes.exam}>
      <ExamParts session={session} state={state} isPreview onIntro={intro.open} onFinish={onFinish} />
      <IntroDialog paper={state.paper} opened={introOpen} onClose={intro.close} />
    </div>
  );
}
