import { formatRational, MAX_NUMBER_LENGTH, readNumber } from '@lulus/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../player-props.ts';
import classes from '../typed-field.module.css';
import { useTyped } from '../use-typed.ts';

/** A number is typed, and shown as it is read. */
export function NumberAnswer(props: PlayerProps) {
  const { t } = useTranslation();
  const { text, type } = useTyped(props);
  const { decimalSign, question } = props;
  const note = useId();
  const read = readNumber(text, { decimalSign, unit: question.unit });
  const reading = read
    ? t('attempts.readAs', { number: formatRational(read, decimalSign), unit: question.unit ?? '' })
    : t('attempts.notANumber');
  return (
    <div className={classes.field}>
      <label className={classes.labelled}>
        <span className={classes.label}>{t('attempts.typedNumber')}</span>
        <span className={classes.line}>
          <input
            type="text"
            inputMode="decimal"
            className={classes.input}
            data-number
            value={text}
            maxLength={MAX_NUMBER_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={note}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {question.unit && <span className={classes.unit}>{question.unit}</span>}
        </span>
      </label>
      <p id={note} role="status" className={classes.reading} data-unread={!read || undefined}>
        {text.trim() !== '' && reading}
      </p>
    </div>
  );
}
