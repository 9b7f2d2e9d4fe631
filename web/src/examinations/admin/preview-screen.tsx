import { useDisclosure } from '@mantine/hooks';
import { BottomBar } from '../../attempts/bottom-bar.tsx';
import type { ExamSession } from '../../attempts/exam-session.ts';
import { answerOf, type ExamState } from '../../attempts/exam-state.ts';
import { InfoBar } from '../../attempts/info-bar.tsx';
import { IntroDialog } from '../../attempts/intro-dialog.tsx';
import { questionAt } from '../../attempts/paper.ts';
import { QuestionArea } from '../../attempts/question-area.tsx';
import { QuestionNumbers } from '../../attempts/question-numbers.tsx';
import { SectionStrip } from '../../attempts/section-strip.tsx';
import { TopBar } from '../../attempts/top-bar.tsx';
import { useExamKeys } from '../../attempts/use-exam-keys.ts';
import classes from './preview-page.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onFinish: () => void;
}

/** The student's screen, part by part, without what saves, submits or ends. */
export function PreviewScreen({ session, state, onFinish }: Props) {
  const [introOpen, intro] = useDisclosure(false);
  const question = questionAt(state.paper, state.position);
  useExamKeys(session, !introOpen);
  return (
    <div className={classes.exam}>
      <div>
        <TopBar session={session} state={state} onFinish={onFinish} />
        <InfoBar session={session} state={state} isPreview />
      </div>
      <div className={classes.body}>
        <SectionStrip state={state} onIntro={intro.open} />
        <QuestionNumbers session={session} state={state} />
        {question && (
          <QuestionArea
            key={question.id}
            session={session}
            question={question}
            answer={answerOf(state, question.id)}
            isRefused={false}
            isPreview
          />
        )}
      </div>
      <BottomBar session={session} state={state} />
      <IntroDialog paper={state.paper} opened={introOpen} onClose={intro.close} />
    </div>
  );
}
