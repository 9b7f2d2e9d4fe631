import type { AttemptOfExamination } from '@lulus/contract';
import { IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { scoreText } from '../../examinations/score-text.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { answerSheetPath } from '../../platform/navigation/admin-paths.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import tableClasses from '../../platform/ui/tables/data-table.module.css';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import type { StudentRow } from '../student-row.ts';
import { studentAttemptsQuery } from '../students.api.ts';

interface Props {
  student: StudentRow;
  opened: boolean;
  onClose: () => void;
}

/** Lists the attempts of a student, with links to the answer sheets. */
export function AttemptsDialog({ student, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(studentAttemptsQuery(student.id));
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={t('students.attemptsOf', { name: student.name })}
    >
      {!data && !error && <p role="status">{t('ui.loading')}</p>}
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {data?.length === 0 && (
        <Notice inCard icon={<IconClipboardOff aria-hidden />} title={t('students.noAttempts')} />
      )}
      {data && data.length > 0 && <AttemptsTable attempts={data} name={student.name} />}
    </Dialog>
  );
}

function AttemptsTable({ attempts, name }: { attempts: AttemptOfExamination[]; name: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const scoreOf = ({ submitted_at, result_score, result_max, unmarked }: AttemptOfExamination) => {
    if (submitted_at === null) return t('monitor.states_running');
    if (unmarked > 0) return t('monitor.beingMarked', { count: unmarked });
    return result_score === null || result_max === null ? '–' : scoreText(result_score, result_max, locale);
  };
  return (
    <DataTable label={t('students.attemptsOf', { name })} narrow="lines" dense>
      <thead>
        <tr>
          <th scope="col">{t('students.examination')}</th>
          <th scope="col">{t('monitor.started')}</th>
          <th scope="col">{t('monitor.score')}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => (
          <tr key={attempt.id}>
            <th scope="row">
              <Link to={answerSheetPath(attempt.id)} className={tableClasses.rowLink}>
                {attempt.examination.examination_name}
              </Link>
              {attempt.number > 1 && ` (${t('monitor.number', { number: attempt.number })})`}
            </th>
            <td data-label={t('monitor.started')}>{momentText(attempt.started_at, locale)}</td>
            <td data-label={t('monitor.score')}>{scoreOf(attempt)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
