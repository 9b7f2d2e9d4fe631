import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import { barrierTo } from '../session/navigation.ts';
import { isLastSection } from '../time/section-time.ts';
import { JumpBarrier } from './jump-barrier.tsx';
import { NumberGrid } from './number-grid.tsx';
import { NumberLegend } from './number-legend.tsx';
import classes from './review.module.css';
import type { Panels } from './use-panels.ts';

interface Props {
  session: ExamSession;
  state: ExamState;
  panels: Panels;
  /** True inside a page that has its own `main` element. */
  isPreview?: boolean | undefined;
  onFinish: () => void;
}

/** Replaces the question with all questions of each section, grouped by status. Submits nothing itself. */
export function Review({ session, state, panels, isPreview = false, onFinish }: Props) {
  const { t } = useTranslation();
  const { close, toQuestion } = panels;
  const Area = isPreview ? 'div' : 'main';
  const heading = useRef<HTMLHeadingElement>(null);

  const { paper, position } = state;
  const canJumpAnywhere = paper.sections.some((_, to) => barrierTo(paper, position.section, to) === null);

  useEffect(() => heading.current?.focus(), []);

  const go = useCallback(
    (section: number, to: number) => {
      session.dispatch({ type: 'moved', move: { section, to } });
      toQuestion();
    },
    [session, toQuestion],
  );

  return (
    <Area className={classes.review}>
      <div className={classes.scroller}>
        <div className={classes.column}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {t('examPanels.reviewTitle')}
          </h2>
          <p className={classes.text}>
            {t('examPanels.reviewText')} {canJumpAnywhere && t('examPanels.reviewNumbers')}
          </p>
          {state.paper.sections.map((section, index) => (
            <ReviewedSection key={section.name} state={state} section={section} index={index} onGo={go} />
          ))}
          <NumberLegend />
        </div>
      </div>
      <footer className={classes.actions}>
        <Button
          variant="default"
          classNames={{ label: classes.actionLabel }}
          leftSection={<IconArrowLeft size="1.125rem" aria-hidden />}
          onClick={close}
        >
          {t('examPanels.backToQuestion')}
        </Button>
        <Button classNames={{ label: classes.actionLabel }} onClick={onFinish}>
          {t(isLastSection(state.paper, state.open) ? 'attempts.finish' : 'attempts.finishSection')}
        </Button>
      </footer>
    </Area>
  );
}

interface SectionProps {
  state: ExamState;
  section: Section;
  index: number;
  onGo: (section: number, question: number) => void;
}

function ReviewedSection({ state, section, index, onGo }: SectionProps) {
  const { t } = useTranslation();
  const { questions } = section;
  const isAnswered = ({ id }: { id: string }) => answerOf(state, id).response !== null;
  const groups = [
    ['examPanels.groupUnanswered', questions.filter((question) => !isAnswered(question))],
    ['examPanels.groupFlagged', questions.filter(({ id }) => answerOf(state, id).flagged)],
    ['examPanels.groupAnswered', questions.filter(isAnswered)],
  ] as const;
  return (
    <section className={classes.section} aria-label={section.name}>
      <h3 className={classes.name}>{section.name}</h3>
      <JumpBarrier state={state} section={index} />
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([label, group]) => (
          <div key={label} className={classes.group}>
            <h4 className={classes.label}>{t(label, { count: group.length })}</h4>
            <NumberGrid
              state={state}
              section={index}
              questions={group}
              label={`${section.name}: ${t(label, { count: group.length })}`}
              isEnabled={barrierTo(state.paper, state.position.section, index) === null}
              onGo={onGo}
            />
          </div>
        ))}
    </section>
  );
}
