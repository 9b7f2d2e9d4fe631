import { useDisclosure } from '@mantine/hooks';
import { ExamParts } from './exam-parts.tsx';
import classes from './exam-screen.module.css';
import type { ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { IntroDialog } from './intro-dialog.tsx';
import { isLastSection } from './section-time.ts';
import { TimesUpDialog } from './times-up-dialog.tsx';
import { useDeadline } from './use-deadline.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useFinishSection } from './use-finish-section.ts';
import { useMoreTime } from './use-more-time.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useSectionBegins } from './use-section-begins.ts';
import { useSubmit } from './use-submit.ts';

/** The examination while it is taken. */
export function ExamScreen({ session, state }: { session: ExamSession; state: ExamState }) {
  const [introOpen, intro] = useDisclosure(false);
  const [finishOpen, finish] = useDisclosure(false);
  const submission = useSubmit(session);
  const sectionFinish = useFinishSection(session, finish.close);
  const isLast = isLastSection(state.paper, state.open);
  const isOver = state.phase === 'ended';
  useDeadline(session);
  useSectionBegins(state);
  useMoreTime(state);
  usePrefetch(state.paper, state.position);
  useExamKeys(session, !introOpen && !finishOpen && !isOver);

  return (
    <div className={classes.frame}>
      <div className={classes.exam}>
        <ExamParts session={session} state={state} onIntro={intro.open} onFinish={finish.open} />
      </div>
      <IntroDialog paper={state.paper} opened={introOpen} onClose={intro.close} />
      <FinishDialog
        state={state}
        opened={finishOpen && !isOver}
        status={isLast ? submission.status : sectionFinish.status}
        onConfirm={isLast ? submission.submit : sectionFinish.finish}
        onClose={finish.close}
      />
      {isOver && <TimesUpDialog session={session} state={state} submission={submission} />}
    </div>
  );
}
