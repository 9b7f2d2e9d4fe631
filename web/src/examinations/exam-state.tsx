import type { Examination } from '@lulus/contract';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './exam-state.module.css';

/** Where the student stands; nothing for an examination not yet begun. */
export function ExamState({ state }: { state: Examination['attempt_state'] }) {
  const { t } = useTranslation();
  if (state === 'none') return null;
  const running = state === 'running';
  return (
    <p className={classes.state} data-state={state}>
      {running ? <IconPlayerPlayFilled size={14} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      {running ? t('examinations.stateRunning') : t('examinations.stateSubmitted')}
    </p>
  );
}
