import { type AnsweredQuestion, OPTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import classes from '../../questions/display/option-lines.module.css';
import { letterOf } from '../../questions/letter-of.ts';

/** Options with the letters that the student saw, the chosen and the right ones marked; or the answer as text. */
export function AnsweredOptions({ question }: { question: AnsweredQuestion }) {
  const { t } = useTranslation();
  const { answer, bank_answer, interaction, option_type, options } = question;
  const isTicked = (option: string) => Array.isArray(answer?.response) && answer.response.includes(option);
  if (interaction !== 'choice' && interaction !== 'choice_multiple') {
    return answer?.text ? <p className={undefined}>{answer.text}</p> : null;
  }
  return (
    <ul
      className={classes.options}
      data-images={option_type === 'file' || undefined}
      aria-label={t('answerSheet.options')}
    >
      {options.map(({ option, content }, index) => {
        const letter = letterOf(index);
        const isChosen = answer?.response === option || isTicked(option);
        const isRight = bank_answer.includes(Number(option));
        return (
          <li key={option} className={classes.option} data-chosen={isChosen} data-right={isRight}>
            <span className={classes.letter}>{letter}</span>
            <span className={classes.content}>
              {option_type === 'file' ? (
                <AssetImage
                  path={content}
                  alt={t('answerSheet.imageOf', { letter })}
                  width={OPTION_IMAGE_WIDTH_PX}
                />
              ) : (
                content
              )}
            </span>
            <span className={classes.marks}>
              {isChosen && <span>{t('answerSheet.chosen')}</span>}
              {isRight && (
                <span className={classes.right}>
                  <IconCheck size={16} stroke={2.5} aria-hidden />
                  {t('answerSheet.right')}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
