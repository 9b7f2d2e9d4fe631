import type { Examination } from '@lulus/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';
import { examWindow } from '../list/exam-window.ts';
import { isResultPending } from '../results-release.ts';
import { pressToBegin, selectExamination } from '../selected-examination.ts';
import classes from './exam-actions.module.css';

/** Buttons for a student: start, continue, view the result, or start again. */
export function ExamActions({ examination }: { examination: Examination }) {
  const { t } = useTranslation();
  const { attempt_state, attempts_left, examination_bank_count } = examination;
  const choose = () => selectExamination(examination.id);
  const now = useNow();
  const isOpen = examWindow(examination, now).state === 'open';
  const mayStart = isOpen && attempts_left > 0 && examination_bank_count > 0;
  const isFirst = attempt_state === 'none';
  const arrow = <IconArrowRight size={18} aria-hidden />;

  return (
    <div className={classes.actions}>
      {attempt_state === 'running' && (
        <NavButton to={paths.examination} onClick={choose} rightSection={arrow}>
          {t('examinations.continueExam')}
        </NavButton>
      )}
      {attempt_state === 'submitted' && !isResultPending(examination, now) && (
        <NavButton to={paths.result} onClick={choose} rightSection={arrow}>
          {t('examinations.viewResult')}
        </NavButton>
      )}
      {attempt_state !== 'running' && mayStart && (
        <NavButton
          to={paths.examination}
          onClick={() => pressToBegin(examination.id, attempts_left)}
          {...(isFirst ? { rightSection: arrow } : { variant: 'default' })}
        >
          {t(isFirst ? 'examinations.takeExam' : 'examinations.takeAgain')}
        </NavButton>
      )}
    </div>
  );
}
