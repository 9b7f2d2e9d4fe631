import type { Examination } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { ownMinutes } from '../list/exam-window.ts';
import { minutesOf } from '../list/minutes-of.ts';

type Numbers = Pick<Examination, 'examination_bank_count' | 'examination_duration'> &
  Partial<Pick<Examination, 'extra_time_percent'>>;

/** Number of questions and duration of an examination, with the student's extra time. */
export function ExamNumbers({
  examination,
  className,
}: {
  examination: Numbers;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const { extra_time_percent = 0 } = examination;
  return (
    <dl className={className}>
      <div>
        <dt>{t('examinations.totalQuestions')}</dt>
        <dd>{examination.examination_bank_count}</dd>
      </div>
      <div>
        <dt>{t('examinations.duration')}</dt>
        <dd>{minutesOf(t, ownMinutes({ ...examination, extra_time_percent }))}</dd>
      </div>
      {extra_time_percent > 0 && (
        <div>
          <dt>{t('examinations.extraTime')}</dt>
          <dd>
            {t('examinations.extraTimeOf', {
              percent: extra_time_percent,
              minutes: examination.examination_duration,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
