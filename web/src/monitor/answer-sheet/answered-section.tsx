import type { DecimalSign, MonitoredAttempt } from '@lulus/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyTexts } from '../../questions/display/use-key-texts.ts';
import { type AnswerSheet, pointsOf, type SheetSection } from './answer-sheet.ts';
import { AnsweredCard } from './answered-card.tsx';
import classes from './answered-section.module.css';
import { AnsweredStimulus } from './answered-stimulus.tsx';

interface Props {
  attempt: MonitoredAttempt;
  section: SheetSection;
  stimuli: AnswerSheet['stimuli'];
  decimalSign: DecimalSign;
}

/** Questions of a section in the order that the student saw. */
export function AnsweredSection({ attempt, section, stimuli, decimalSign }: Props) {
  const { t } = useTranslation();
  const { score } = useKeyTexts();
  const { points, max } = pointsOf(section);
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>
        {section.name}{' '}
        <span className={classes.points}>
          {t('answerSheet.points', { points: score(points), max: score(max) })}
        </span>
      </h2>
      <ol className={classes.questions}>
        {section.questions.map((question, index) => {
          const isFirst = question.stimulus !== section.questions[index - 1]?.stimulus;
          const stimulus = isFirst && stimuli.find(({ id }) => id === question.stimulus);
          return (
            <Fragment key={question.id}>
              {stimulus && <AnsweredStimulus attempt={attempt} stimulus={stimulus} />}
              <AnsweredCard
                attempt={attempt}
                question={question}
                decimalSign={decimalSign}
                number={index + 1}
              />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
