import type { Examination } from '@lulus/contract';
import { IconArrowRight, IconClockPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { forgetResult, selectExamination } from '../examinations/selected-examination.ts';
import { paths } from '../platform/navigation/paths.ts';
import { NavButton } from '../platform/ui/buttons/nav-button.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { ExitButton, ResultFrame } from './result-frame.tsx';

/** Notice that the examination runs: it was reopened, or the student takes it again. */
export function ReopenedExam({ examination }: { examination: Examination }) {
  const { t } = useTranslation();
  const { id, examination_name } = examination;
  function choose() {
    selectExamination(id);
    forgetResult();
  }
  return (
    <ResultFrame actions={<ExitButton />}>
      <Notice
        role="alert"
        icon={<IconClockPlay aria-hidden />}
        title={t('results.reopened')}
        text={t('examinations.runningText', { name: examination_name })}
      >
        <NavButton
          to={paths.examination}
          onClick={choose}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('examinations.continueExam')}
        </NavButton>
      </Notice>
    </ResultFrame>
  );
}
