import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { canJump } from '../session/navigation.ts';
import { numberState, QuestionNumber } from './question-number.tsx';
import classes from './question-numbers.module.css';

/** Question numbers of the current section, beside the question. On a phone, `numbers-sheet.tsx` shows them. */
export function QuestionNumbers({ session, state }: { session: ExamSession; state: ExamState }) {
  const { t } = useTranslation();
  const { section: at, question: current } = state.position;
  const isEnabled = canJump(state.paper, state.position);
  const go = useCallback(
    (section: number, to: number) => session.dispatch({ type: 'moved', move: { section, to } }),
    [session],
  );

  return (
    <nav className={classes.numbers} aria-label={t('attempts.questionNumbers')}>
      <ol className={classes.list}>
        {state.paper.sections[at]?.questions.map((question, index) => (
          <li key={question.id}>
            <QuestionNumber
              {...numberState(state, question)}
              section={at}
              number={question.number}
              isCurrent={index === current}
              isEnabled={isEnabled}
              onGo={go}
              isFollowed
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
