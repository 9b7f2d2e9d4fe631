import { countWords, MAX_ESSAY_LENGTH } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../player-props.ts';
import fieldClasses from '../typed-field.module.css';
import { useTyped } from '../use-typed.ts';
import classes from './essay.module.css';

/** A text is written in a field that grows with it. The number of words is only a note. */
export function Essay(props: PlayerProps) {
  const { t } = useTranslation();
  const { text, type } = useTyped(props);
  const { maxWords } = props.question;
  const count = countWords(text);
  const isOver = maxWords !== null && count > maxWords;
  return (
    <div>
      <label className={fieldClasses.field}>
        <span className={fieldClasses.label}>{t('attempts.typedAnswer')}</span>
        {/* The hidden copy of the text makes the field as high as the text. */}
        <span className={classes.grower} data-text={`${text} `}>
          <textarea
            className={classes.text}
            value={text}
            rows={8}
            maxLength={MAX_ESSAY_LENGTH}
            dir="auto"
            spellCheck={false}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </span>
      </label>
      <p className={classes.count} data-over={isOver || undefined}>
        {maxWords === null ? t('attempts.words', { count }) : t('attempts.wordsOf', { count, max: maxWords })}
      </p>
    </div>
  );
}
