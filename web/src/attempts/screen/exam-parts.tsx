import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Panels } from '../panels/use-panels.ts';
import { questionAt } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import { BottomBar } from './bottom-bar.tsx';
import classes from './exam-parts.module.css';
import { InfoBar } from './info-bar.tsx';
import { QuestionArea } from './question-area.tsx';
import { QuestionNumbers } from './question-numbers.tsx';
import { StimulusPane } from './rare-parts.ts';
import { SectionStrip } from './section-strip.tsx';
import { TopBar } from './top-bar.tsx';

interface Props {
  session: ExamSession;
  state: ExamState;
  panels: Panels;
  isPreview?: boolean;
  /** Shown instead of the question, which stays mounted, so that a recording continues. */
  review: ReactNode;
  onNext: () => void;
  onFinish: () => void;
}

/** The parts of the exam screen, from its top bar to its bottom bar. */
export function ExamParts({ session, state, panels, isPreview = false, review, onNext, onFinish }: Props) {
  const { t } = useTranslation();
  const question = questionAt(state.paper, state.position);
  const section = state.paper.sections[state.position.section];
  const isHidden = Boolean(review);
  const showSound = () => panels.show('sound');
  return (
    <>
      <section className={classes.bars} aria-label={t('attempts.examination')}>
        <TopBar session={session} state={state} onFinish={onFinish} />
        <InfoBar session={session} state={state} isPreview={isPreview} />
      </section>
      <div className={classes.body}>
        <SectionStrip state={state} panels={panels} />
        {review}
        <div className={classes.question} hidden={isHidden}>
          <QuestionNumbers session={session} state={state} />
          {question && (
            <div className={classes.panes}>
              {question.stimulus && (
                <Suspense>
                  <StimulusPane
                    key={question.stimulus.id}
                    session={session}
                    stimulus={question.stimulus}
                    questions={section?.questions ?? []}
                    onSoundCheck={showSound}
                  />
                </Suspense>
              )}
              <QuestionArea
                key={question.id}
                session={session}
                question={question}
                answer={answerOf(state, question.id)}
                isRefused={question.id in state.queue.refused}
                isForwardOnly={section?.forwardOnly === true}
                onSoundCheck={showSound}
                isPreview={isPreview}
              />
            </div>
          )}
        </div>
      </div>
      {!isHidden && (
        <BottomBar
          session={session}
          state={state}
          onNext={onNext}
          onNumbers={() => panels.show('numbers')}
          onReview={panels.review}
        />
      )}
    </>
  );
}
