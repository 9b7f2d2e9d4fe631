import type { Rubric } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useKeyTexts } from '../display/use-key-texts.ts';
import classes from './rubric-list.module.css';

/** The criteria of an essay, each with its levels. */
export function RubricList({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation();
  const { points } = useKeyTexts();
  if (rubric.length === 0) return null;
  return (
    <ul className={classes.rubric} aria-label={t('questions.rubric')}>
      {rubric.map(({ criterion, levels }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: criteria have no id, and the list never changes
        <li key={at}>
          <p className="strong">{criterion}</p>
          <ul className={classes.levels}>
            {levels.map((level, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <li key={index}>
                <span className={classes.points}>
                  {t('questions.levelPoints', { count: level.points, points: points(level.points) })}
                </span>{' '}
                {level.description}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
