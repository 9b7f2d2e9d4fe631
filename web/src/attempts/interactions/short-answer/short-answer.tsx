import { MAX_SHORT_TEXT_LENGTH } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../player-props.ts';
import classes from '../typed-field.module.css';
import { useTyped } from '../use-typed.ts';

/** A word or phrase is typed, without help of the device. */
export function ShortAnswer(props: PlayerProps) {
  const { t } = useTranslation();
  const { text, type } = useTyped(props);
  return (
    <label className={classes.field}>
      <span className={classes.label}>{t('attempts.typedAnswer')}</span>
      <input
        type="text"
        className={classes.input}
        value={text}
        maxLength={MAX_SHORT_TEXT_LENGTH}
        dir="auto"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </label>
  );
}
