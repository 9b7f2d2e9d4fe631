import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { BottomBar } from './bottom-bar.tsx';
import classes from './exam-screen.module.css';
import type { ExamSession } from './exam-session.ts';
import { answerOf, type ExamState } from './exam-state.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { InfoBar } from './info-bar.tsx';
import { IntroDialog } from './intro-dialog.tsx';
import { questionAt } from './paper.ts';
import { QuestionArea } from './question-area.tsx';
import { QuestionNumbers } from './question-numbers.tsx';
import { SectionStrip } from './section-strip.tsx';
import { isLastSection } from './section-time.ts';
import { TimesUpDialog } from './times-up-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { useDeadline } from './use-deadline.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useFinishSection } from './use-finish-section.ts';
import { useMoreTime } from './use-more-time.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useSectionBegins } from './use-section-begins.ts';
import { useSubmit } from './use-submit.ts';

/** The examination while it is taken. */
export function ExamScreen({ session, state }: { session: ExamSession; state: ExamState }) {
  const { t } = useTranslation();
  const [introOpen, intro] = useDisclosure(false);
  const [finishOpen, finish] = useDisclosure(false);
  const submission = useSubmit(session);
  const sectionFinish = useFinishSection(session, finish.close);
  const isLast = isLastSection(state.paper, state.open);
  const isOver = state.phase === 'ended';
  const question = questionAt(state.paper, state.position);
  useDeadline(session);
  useSectionBegins(state);
  useMoreTime(state);
  usePrefetch(state.paper, state.position);
  useExamKeys(session, !introOpen && !finishOpen && !isOver);

  return (
    <div className={classes.frame}>
      <div className={classes.exam}>
        <section className={classes.bars} aria-label={t('attempts.examination')}>
          <TopBar session={session} state={state} onFinish={finish.open} />
          <InfoBar session={session} state={state} />
        </section>
        <div className={classes.body}>
          <SectionStrip state={state} onIntro={intro.open} />
          <QuestionNumbers session={session} state={state} />
          {question && (
            <QuestionArea
              key={question.id}
              session={session}
              question={question}
              answer={answerOf(state, question.id)}
              isRefused={question.id in state.queue.refused}
            />
          )}
        </div>
        <BottomBar session={session} state={state} />
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
