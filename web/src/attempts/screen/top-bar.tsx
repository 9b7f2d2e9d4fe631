import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DisplayButton } from '../../platform/preferences/display-button.tsx';
import { allQuestions } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { endOf, isLastSection } from '../time/section-time.ts';
import { TimeLeft } from '../time/time-left.tsx';
import classes from './top-bar.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  onFinish: () => void;
}

export function TopBar({ session, state, onFinish }: Props) {
  const { t } = useTranslation();
  const { section: at, question } = state.position;
  const { sections } = state.paper;
  const section = sections[at];
  const before = sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={classes.bar}>
      <p className={classes.place}>
        <span className={classes.question}>
          <span className={classes.long}>{t('attempts.question', { number: question + 1 })} </span>
          <span className={classes.short} aria-hidden>
            {question + 1}
          </span>
          <span className={classes.total}>
            {t('attempts.ofQuestions', { total: section?.questions.length })}
          </span>
        </span>
        <span className={classes.section}>{section?.name}</span>
        {sections.length > 1 && (
          <span className={classes.whole}>
            {t('attempts.ofAllQuestions', {
              number: before + question + 1,
              total: allQuestions(state.paper).length,
            })}
          </span>
        )}
      </p>
      <DisplayButton className={classes.display} />
      <TimeLeft due={endOf(state)} ofSection={state.open !== null} now={session.ports.clock.now} />
      <Button
        classNames={{ root: classes.finish, label: classes.finishLabel }}
        variant="outline"
        onClick={onFinish}
      >
        {t(isLastSection(state.paper, state.open) ? 'attempts.finish' : 'attempts.finishSection')}
      </Button>
    </div>
  );
}
