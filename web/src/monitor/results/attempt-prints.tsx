import { classKey, type ExaminationAdmin } from '@lulus/contract';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { saveFile } from '../../platform/ui/content/save-file.ts';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { usePrint } from '../../platform/ui/print/use-print.ts';
import { AttendanceSheet } from '../../students/attendance/attendance-sheet.tsx';
import type { StudentRow } from '../../students/student-row.ts';
import { studentRow } from '../../students/student-row.ts';
import { studentsQuery } from '../../students/students.api.ts';
import type { AttemptRow } from '../attempt-row.ts';
import { takeResults } from '../monitor.api.ts';
import { type ResultsWords, resultsFile } from './results-file.ts';
import { ResultsSheet } from './results-sheet.tsx';

interface Props {
  examination: ExaminationAdmin;
  rows: readonly AttemptRow[];
}

/**
 * Buttons to print the attendance list, with the students to which the examination is open, and to print or download
 * the results. The list that was requested last is printed.
 */
export function AttemptPrints({ examination, rows }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const [invited, setInvited] = useState<StudentRow[]>();
  const { printing, print } = usePrint();
  const attendance = useMutation({
    mutationFn: async () => {
      const students = await client.fetchQuery(studentsQuery());
      return students.filter((one) => isOpenTo(examination, one.class)).map(studentRow);
    },
    onSuccess: (students) => {
      setInvited(students);
      print();
    },
    onError: showError,
  });
  const { examination_name: name, opens_at } = examination;
  const day = opens_at
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(opens_at))
    : undefined;

  const download = useMutation({
    mutationFn: async () =>
      saveFile(resultsFile(await takeResults(examination.id), fileWords, locale), `${name}.csv`),
    onError: showError,
  });
  const fileWords: ResultsWords = {
    headings: [
      t('monitor.student'),
      t('students.login'),
      t('monitor.class'),
      t('monitor.attempt'),
      t('monitor.started'),
      t('monitor.end'),
      t('monitor.score'),
      t('monitor.outOf'),
    ],
    stillRunning: t('monitor.stillRunning'),
    beingMarked: t('monitor.fileMarking'),
  };

  return (
    <>
      <ActionButton icon={IconPrinter} loading={attendance.isPending} onClick={() => attendance.mutate()}>
        {t('students.printAttendance')}
      </ActionButton>
      {rows.length > 0 && (
        <>
          <ActionButton
            icon={IconPrinter}
            onClick={() => {
              setInvited(undefined);
              print();
            }}
          >
            {t('monitor.printResults')}
          </ActionButton>
          <ActionButton icon={IconDownload} loading={download.isPending} onClick={() => download.mutate()}>
            {t('monitor.downloadResults')}
          </ActionButton>
        </>
      )}
      {printing && invited && <AttendanceSheet students={invited} examination={{ name, day }} />}
      {printing && !invited && <ResultsSheet name={name} rows={rows} />}
    </>
  );
}

function isOpenTo({ classes }: ExaminationAdmin, className: string | null): boolean {
  return (
    classes === null || (className !== null && classes.some((name) => classKey(name) === classKey(className)))
  );
}
