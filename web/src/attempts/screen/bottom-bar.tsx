import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconFlag,
  IconFlagFilled,
  IconLayoutGrid,
  IconLock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sectionSummary } from '../answers/answers.ts';
import { questionAt } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import { canGoBack, canGoNext } from '../session/navigation.ts';
import classes from './bottom-bar.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onNext: () => void;
  onNumbers: () => void;
  onReview: () => void;
}

export function BottomBar({ session, state, onNext, onNumbers, onReview }: Props) {
  const { t } = useTranslation();
  const { paper, position } = state;
  const question = questionAt(paper, position);
  const section = paper.sections[position.section];
  const isFlagged = question !== undefined && answerOf(state, question.id).flagged;
  const isForwardOnly = section?.forwardOnly ?? false;
  const isAtEnd = !canGoNext(paper, position);
  const Back = isForwardOnly ? IconLock : IconArrowLeft;
  const Flag = isFlagged ? IconFlagFilled : IconFlag;
  const { questions, unanswered } = section
    ? sectionSummary(state, section)
    : { questions: 0, unanswered: 0 };
  return (
    <footer className={classes.bar}>
      <button type="button" className={classes.tool} aria-haspopup="dialog" onClick={onNumbers}>
        <IconLayoutGrid size="1.125rem" aria-hidden />
        {t('attempts.answeredOf', { answered: questions - unanswered, total: questions })}
      </button>
      {/* In a forward-only section, the student cannot return to a flagged question. */}
      {!isForwardOnly && (
        <button
          type="button"
          className={classes.tool}
          aria-pressed={isFlagged}
          onClick={() => question && session.dispatch({ type: 'flag_toggled', question_id: question.id })}
        >
          <Flag size="1.125rem" aria-hidden />
          {t('attempts.flag')}
        </button>
      )}
      <span className={classes.moves} data-at-end={isAtEnd || undefined}>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<Back size="1.125rem" aria-hidden />}
          disabled={!canGoBack(paper, position)}
          onClick={() => session.dispatch({ type: 'moved', move: 'back' })}
        >
          {t('attempts.back')}
        </Button>
        <Button
          className={classes.button}
          rightSection={<IconArrowRight size="1.125rem" aria-hidden />}
          disabled={isAtEnd}
          // In a forward-only section, a double click must not skip a question.
          onClick={({ detail }) => {
            if (!isForwardOnly || detail < 2) onNext();
          }}
        >
          {t('attempts.next')}
        </Button>
        {isAtEnd && (
          <Button className={classes.button} onClick={onReview}>
            {t('attempts.checkAnswers')}
          </Button>
        )}
      </span>
    </footer>
  );
}
