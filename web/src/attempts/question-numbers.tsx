import { IconAlertCircleFilled, IconFlagFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Saving, savingOf } from './answers.ts';
import type { ExamSession } from './exam-session.ts';
import { answerOf, type ExamState } from './exam-state.ts';
import { canJump } from './navigation.ts';
import classes from './question-numbers.module.css';

/** As the ref of the current number alone: called when another one becomes that. */
const moveIntoView = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** The numbers of the current section. Each shows by shape and by colour how its question stands. */
export function QuestionNumbers({ session, state }: { session: ExamSession; state: ExamState }) {
  const { t } = useTranslation();
  const { section: at, question: current } = state.position;
  const section = state.paper.sections[at];
  const isEnabled = canJump(state.paper, state.position);

  return (
    <nav className={classes.numbers} aria-label={t('attempts.questionNumbers')}>
      <ol className={classes.list}>
        {section?.questions.map((question, index) => {
          const { option, flagged } = answerOf(state, question.id);
          return (
            <QuestionNumber
              key={question.id}
              session={session}
              number={question.number}
              index={index}
              isCurrent={index === current}
              isEnabled={isEnabled}
              isAnswered={option !== null}
              isFlagged={flagged}
              saving={savingOf(state, question.id)}
            />
          );
        })}
      </ol>
    </nav>
  );
}

interface Props {
  session: ExamSession;
  number: number;
  index: number;
  isCurrent: boolean;
  isEnabled: boolean;
  isAnswered: boolean;
  isFlagged: boolean;
  saving: Saving;
}

/** A change of one question draws its own number anew, and not those of two hundred others. */
const QuestionNumber = memo(function QuestionNumber(props: Props) {
  const { session, number, index, isCurrent, isEnabled, isAnswered, isFlagged, saving } = props;
  const { t } = useTranslation();
  const label = [
    t('attempts.question', { number }),
    t(isAnswered ? 'attempts.answered' : 'attempts.unanswered'),
    isFlagged && t('attempts.flagged'),
    saving === 'waiting' && t('attempts.notYetSaved'),
    saving === 'failed' && t('attempts.notAccepted'),
  ];
  return (
    <li>
      <button
        ref={isCurrent ? moveIntoView : null}
        type="button"
        className={classes.number}
        data-answered={isAnswered || undefined}
        data-flagged={isFlagged || undefined}
        data-saving={saving}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={label.filter(Boolean).join(', ')}
        // Stays in the order of the tab key, so that its state can be heard and the strip scrolled.
        aria-disabled={!isEnabled}
        onClick={() => isEnabled && session.dispatch({ type: 'moved', move: { to: index } })}
      >
        {number}
        {isFlagged && <IconFlagFilled size={14} className={classes.flag} aria-hidden />}
        {saving === 'failed' && <IconAlertCircleFilled size={16} className={classes.alarm} aria-hidden />}
      </button>
    </li>
  );
});
