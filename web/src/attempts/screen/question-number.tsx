import { IconAlertCircleFilled, IconFlagFilled } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Saving, savingOf } from '../answers/answers.ts';
import type { Question } from '../paper/paper.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import classes from './question-number.module.css';

export interface NumberState {
  isAnswered: boolean;
  isFlagged: boolean;
  saving: Saving;
}

export function numberState(state: ExamState, { id }: Question): NumberState {
  const { response, flagged } = answerOf(state, id);
  return { isAnswered: response !== null, isFlagged: flagged, saving: savingOf(state, id) };
}

interface Props extends NumberState {
  section: number;
  number: number;
  isCurrent: boolean;
  isEnabled: boolean;
  /** Added to the label. */
  note?: string | undefined;
  /** Must be stable between renders, because the component is memoized. */
  onGo: (section: number, question: number) => void;
  /** Scrolls into view when it becomes the current one. */
  isFollowed?: boolean;
}

/** Button for a question, with its state as shape and colour. Memoized, since a paper may have hundreds of them. */
export const QuestionNumber = memo(function QuestionNumber(props: Props) {
  const { section, number, isCurrent, isEnabled, isAnswered, isFlagged, saving, note, onGo, isFollowed } =
    props;
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);

  // In an effect, because the layout is known only after rendering.
  useEffect(() => {
    if (isCurrent && isFollowed) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isCurrent, isFollowed]);

  const label = [
    t('attempts.question', { number }),
    t(isAnswered ? 'attempts.answered' : 'attempts.unanswered'),
    note,
    isFlagged && t('attempts.flagged'),
    saving === 'saved' && (isAnswered || isFlagged) && t('attempts.saved'),
    saving === 'waiting' && t('attempts.notYetSaved'),
    saving === 'failed' && t('attempts.notAccepted'),
  ];
  return (
    <button
      ref={button}
      type="button"
      className={classes.number}
      data-answered={isAnswered || undefined}
      data-saving={saving}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      // Not `disabled`: it stays in the tab order, so that screen readers can read its state.
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onGo(section, number - 1)}
    >
      {number}
      <NumberMarks isFlagged={isFlagged} saving={saving} />
    </button>
  );
});

export function NumberMarks({ isFlagged, saving }: Pick<NumberState, 'isFlagged' | 'saving'>) {
  return (
    <>
      {isFlagged && <IconFlagFilled size="0.875rem" className={classes.flag} aria-hidden />}
      {saving === 'failed' && <IconAlertCircleFilled size="1rem" className={classes.alarm} aria-hidden />}
    </>
  );
}
