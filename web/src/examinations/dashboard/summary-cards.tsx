import { IconChecklist, IconClipboardCheck, IconClipboardList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { useSchoolTime } from '../../platform/time/school-time.ts';
import { useNow } from '../../platform/time/use-now.ts';
import type { ExaminationList } from '../examinations.api.ts';
import { ResultScore } from '../list/result-score.tsx';
import { selectExamination } from '../selected-examination.ts';
import { type ExamSummary, examSummary } from './exam-summary.ts';
import classes from './summary-cards.module.css';

interface Props {
  data: ExaminationList;
  isStaff: boolean;
}

/** Cards with the number of examinations, the number of completed ones, and the last completed one. */
export function SummaryCards({ data, isStaff }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const summary = examSummary(data, isStaff, useNow());
  const number = new Intl.NumberFormat(locale);
  return (
    <dl className={classes.cards}>
      <Card icon={<IconClipboardList aria-hidden />} name={t('examinations.totalExaminations')}>
        <dd className={classes.number}>{number.format(summary.total)}</dd>
      </Card>
      <Card icon={<IconChecklist aria-hidden />} name={t('examinations.completedExaminations')}>
        <dd className={classes.number}>{number.format(summary.completed)}</dd>
      </Card>
      <Card icon={<IconClipboardCheck aria-hidden />} name={t('examinations.lastCompleted')}>
        <Last last={summary.last} />
      </Card>
    </dl>
  );
}

function Card({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={classes.card}>
      <dt className={classes.name}>
        <span className={classes.icon}>{icon}</span>
        {name}
      </dt>
      {children}
    </div>
  );
}

function Last({ last }: Pick<ExamSummary, 'last'>) {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  if (!last) return <dd className={classes.none}>{t('examinations.noneTaken')}</dd>;
  if ('result' in last) {
    return (
      <>
        <dd className={classes.exam}>{last.result.examination_name}</dd>
        <dd className={classes.detail}>
          <ResultScore row={last.result} />
        </dd>
      </>
    );
  }
  const { id, examination_name, closes_at } = last.closed;
  return (
    <>
      <dd className={classes.exam}>
        <Link to={examinationPath(paths.examinationDetail, id)} onClick={() => selectExamination(id)}>
          {examination_name}
        </Link>
      </dd>
      {closes_at && (
        <dd className={classes.detail}>{t('examinations.closedAt', { time: schoolTime(closes_at) })}</dd>
      )}
    </>
  );
}
