import type { OptionType } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '../letter-of.ts';
import classes from './option-lines.module.css';
import { PartContent } from './part-content.tsx';
import { useKeyTexts } from './use-key-texts.ts';

interface Props {
  options: { option: string; content: string }[];
  type: OptionType;
  right: readonly string[];
  chosen?: readonly string[];
  /** Points by option, if options have their own. */
  points?: Record<string, number> | null;
  /** Shows an empty box before each option, for a pen. */
  hasBoxes?: boolean;
}

/** Options with letters in the given order. The chosen and the right ones are marked. */
export function OptionLines({ options, type, right, chosen = [], points, hasBoxes = false }: Props) {
  const { t } = useTranslation();
  const texts = useKeyTexts();
  return (
    <ul
      className={classes.options}
      data-points={points ? true : undefined}
      data-images={type === 'file' || undefined}
      aria-label={t('questions.options')}
    >
      {options.map(({ option, content }, index) => {
        const letter = letterOf(index);
        const isChosen = chosen.includes(option);
        const isRight = right.includes(option);
        return (
          <li key={option} className={classes.option} data-chosen={isChosen} data-right={isRight}>
            {hasBoxes && <span className={classes.box} aria-hidden />}
            <span className={classes.letter}>{letter}</span>
            <div className={classes.content}>
              <PartContent content={content} type={type} alt={t('questions.optionImage', { letter })} />
            </div>
            <span className={classes.marks}>
              {points && (
                <span>{t('questions.pointsOfOption', { points: texts.points(points[option] ?? 0) })}</span>
              )}
              {isChosen && <span>{t('questions.chosen')}</span>}
              {isRight && (
                <span className={classes.right}>
                  <IconCheck size={16} stroke={2.5} aria-hidden />
                  {t('questions.right')}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
