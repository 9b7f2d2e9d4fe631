import type { ChosenLevels, Rubric } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useKeyTexts } from '../questions/display/use-key-texts.ts';
import classes from './rubric-levels.module.css';

interface Props {
  rubric: Rubric;
  chosen: ChosenLevels;
  onPress: (criterion: number, level: number) => void;
}

/** The levels of each criterion as buttons. */
export function RubricLevels({ rubric, chosen, onPress }: Props) {
  const { t } = useTranslation();
  const { points } = useKeyTexts();
  return (
    <div className={classes.rubric}>
      {rubric.map(({ criterion, levels }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: criteria have no id, and the list never changes
        <fieldset key={at} className={classes.criterion}>
          <legend className="strong">{criterion}</legend>
          <div className={classes.levels}>
            {levels.map((level, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: levels have no id, and the list never changes
                key={index}
                type="button"
                className={classes.level}
                aria-pressed={chosen[at] === index}
                onClick={() => onPress(at, index)}
              >
                <span className={classes.points}>
                  {t('questions.levelPoints', { count: level.points, points: points(level.points) })}
                </span>
                {level.description && <span>{level.description}</span>}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
