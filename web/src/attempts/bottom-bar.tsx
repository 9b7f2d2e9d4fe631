import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bottom-bar.module.css';
import type { ExamSession } from './exam-session.ts';
import { answerOf, type ExamState } from './exam-state.ts';
import { canGoBack, canGoNext } from './navigation.ts';
import { questionAt } from './paper.ts';

export function BottomBar({ session, state }: { session: ExamSession; state: ExamState }) {
  const { t } = useTranslation();
  const { paper, position } = state;
  const question = questionAt(paper, position);
  const isFlagged = question !== undefined && answerOf(state, question.id).flagged;
  const Flag = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <footer className={classes.bar}>
      <Button
        variant="default"
        classNames={{ root: classes.button, section: classes.arrow }}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        disabled={!canGoBack(paper, position)}
        onClick={() => session.dispatch({ type: 'moved', move: 'back' })}
      >
        {t('attempts.back')}
      </Button>
      <button
        type="button"
        className={classes.flag}
        aria-pressed={isFlagged}
        onClick={() => question && session.dispatch({ type: 'flag_toggled', question_id: question.id })}
      >
        <Flag size={18} aria-hidden />
        {t('attempts.flag')}
      </button>
      <Button
        classNames={{ root: classes.button, section: classes.arrow }}
        rightSection={<IconArrowRight size={18} aria-hidden />}
        disabled={!canGoNext(paper, position)}
        onClick={() => session.dispatch({ type: 'moved', move: 'next' })}
      >
        {t('attempts.next')}
      </Button>
    </footer>
  );
}
