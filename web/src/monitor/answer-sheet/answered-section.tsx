import type { MonitoredAttempt } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { scoreText } from '../../examinations/score-text.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { pointsOf, type SheetSection } from './answer-sheet.ts';
import { AnsweredCard } from './answered-card.tsx';
import classes from './answered-section.module.css';

interface Props {
  attempt: MonitoredAttempt;
  section: SheetSection;
}

/** Questions of a section in the order that the student saw. */
export function AnsweredSection({ attempt, section }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { points, weight } = pointsOf(section);
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>
        {section.name}{' '}
        <span className={classes.points}>
          {t('answerSheet.points', { score: scoreText(points, weight, locale) })}
        </span>
      </h2>
      <ol className={classes.questions}>
        {section.questions.map((question, index) => (
          <AnsweredCard key={question.id} attempt={attempt} question={question} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
