import type { Examination } from '@lulus/contract';
import { useTranslation } from 'react-i18next';

type Numbers = Pick<Examination, 'examination_bank_count' | 'examination_duration'>;

/** How many questions an examination has, and how long it takes. */
export function ExamNumbers({
  examination,
  className,
}: {
  examination: Numbers;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <dl className={className}>
      <div>
        <dt>{t('examinations.totalQuestions')}</dt>
        <dd>{examination.examination_bank_count}</dd>
      </div>
      <div>
        <dt>{t('examinations.duration')}</dt>
        <dd>{t('examinations.minutes', { count: examination.examination_duration })}</dd>
      </div>
    </dl>
  );
}
