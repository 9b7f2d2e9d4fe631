import { useTranslation } from 'react-i18next';
import { useKeyTexts } from '../questions/display/use-key-texts.ts';
import type { AnsweredRow } from './feedback.ts';
import classes from './feedback-table.module.css';

const rules = {
  all_or_nothing: 'results.ruleAll',
  equal_parts: 'results.ruleParts',
  parts_minus_wrong: 'results.ruleMinus',
  option_points: 'results.ruleOptions',
} as const;

/** The points of a question and how they were computed. A server of the specification sends none. */
export function Points({ row }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  const texts = useKeyTexts();
  const { points, pointsMax, interaction, rule, wrongPoints } = row;
  if (points === null || pointsMax === null) return null;
  if (row.isRemoved) return <p className={classes.points}>{t('results.removed')}</p>;
  if (pointsMax === 0) return <p className={classes.points}>{t('results.notCounted')}</p>;
  const hasParts = ['choice_multiple', 'choice_table', 'gaps', 'match', 'order'].includes(interaction);
  const isExplained = hasParts || rule !== 'all_or_nothing';
  return (
    <>
      <p className={classes.points}>
        {t('results.points', { points: texts.score(points), max: texts.score(pointsMax) })}
      </p>
      {isExplained && <p className={classes.rule}>{t(rules[rule])}</p>}
      {wrongPoints < 0 && (
        <p className={classes.rule}>{t('results.wrongPoints', { points: texts.points(wrongPoints) })}</p>
      )}
    </>
  );
}
