import { formatRational, MAX_NUMBER_LENGTH, MAX_SHORT_TEXT_LENGTH, readNumber } from '@lulus/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/ui/content/rich-text.tsx';
import { orNull } from '../../answers/response.ts';
import type { Gap } from '../../paper/paper.ts';
import type { PlayerProps } from '../player-props.ts';
import { useTyped } from '../use-typed.ts';
import classes from './gaps.module.css';

/** Characters that a field shows before it grows. */
const MIN_SIZE = 8;

/** The text with a field in each gap. */
export function Gaps({ question, response, decimalSign, onAnswer }: PlayerProps) {
  const { t } = useTranslation();
  const notes = useId();
  const filled = (typeof response === 'object' && !Array.isArray(response) && response) || {};
  const fill = (number: string): PlayerProps['onAnswer'] => {
    const { [number]: _, ...others } = filled;
    return (answer, how) =>
      onAnswer(orNull(answer === null ? others : { ...others, [number]: String(answer) }), how);
  };
  const noteOf = (number: string) => `${notes}-${number}`;

  function fieldOf(number: string) {
    const gap = question.gaps.find((one) => one.number === number);
    if (!gap) return undefined;
    const props = { gap, response: filled[number] ?? null, onAnswer: fill(number) };
    if (gap.type === 'list') return <ListGap {...props} />;
    const typed = filled[number] ?? '';
    const isUnread = gap.type === 'number' && typed !== '' && !readNumber(typed, { decimalSign });
    return <TypedGap {...props} note={noteOf(number)} isUnread={isUnread} />;
  }

  return (
    <div>
      <RichText html={question.html} className={classes.text ?? ''} gap={fieldOf} />
      {question.gaps
        .filter(({ type }) => type === 'number')
        .map(({ number }) => {
          const typed = filled[number] ?? '';
          const read = readNumber(typed, { decimalSign });
          const reading = read
            ? t('attempts.readAs', { number: formatRational(read, decimalSign), unit: '' }).trim()
            : t('attempts.notANumber');
          return (
            <p
              key={number}
              id={noteOf(number)}
              role="status"
              className={classes.reading}
              data-unread={!read || undefined}
            >
              {typed !== '' && t('attempts.gapReading', { number, reading })}
            </p>
          );
        })}
      <p className={classes.progress}>
        {t('attempts.rowsAnswered', { answered: Object.keys(filled).length, rows: question.gaps.length })}
      </p>
    </div>
  );
}

interface FieldProps {
  gap: Gap;
  response: string | null;
  onAnswer: PlayerProps['onAnswer'];
}

/** A menu with the options. The first entry empties the gap. */
function ListGap({ gap: { number, options }, response, onAnswer }: FieldProps) {
  const { t } = useTranslation();
  return (
    <select
      className={classes.field}
      aria-label={t('attempts.gap', { number })}
      value={response ?? ''}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
    >
      <option value="">({number}) …</option>
      {options.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A text or number is typed, without help of the device. */
function TypedGap({
  gap: { number, type },
  note,
  isUnread,
  ...props
}: FieldProps & { note: string; isUnread: boolean }) {
  const { t } = useTranslation();
  const { text, type: typed } = useTyped(props);
  const isNumber = type === 'number';
  return (
    <input
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      className={classes.field}
      aria-label={t('attempts.gap', { number })}
      aria-describedby={isNumber ? note : undefined}
      aria-invalid={isUnread || undefined}
      placeholder={`(${number})`}
      value={text}
      size={Math.max(MIN_SIZE, text.length + 1)}
      maxLength={isNumber ? MAX_NUMBER_LENGTH : MAX_SHORT_TEXT_LENGTH}
      dir={isNumber ? 'ltr' : 'auto'}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ currentTarget }) => typed(currentTarget.value)}
    />
  );
}
