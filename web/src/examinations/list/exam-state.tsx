import type { Examination } from '@lulus/contract';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './exam-state.module.css';

interface Props {
  state: Examination['attempt_state'];
  isResultPending?: boolean;
}

/** State of the student's attempt; nothing before the first attempt. */
export function ExamState({ state, isResultPending = false }: Props) {
  const { t } = useTranslation();
  if (state === 'none') return null;
  const running = state === 'running';
  const submitted = isResultPending ? 'examinations.resultPending' : 'examinations.stateSubmitted';
  return (
    <p className={classes.state} data-state={state}>
      {running ? <IconPlayerPlayFilled size={14} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      {running ? t('examinations.stateRunning') : t(submitted)}
    </p>
  );
}
