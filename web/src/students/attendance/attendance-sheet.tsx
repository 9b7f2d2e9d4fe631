import { useTranslation } from 'react-i18next';
import { PaperTable } from '../../platform/ui/print/paper-table.tsx';
import { PrintHead } from '../../platform/ui/print/print-head.tsx';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import { groupByClass } from '../group-by-class.ts';
import type { StudentRow } from '../student-row.ts';
import classes from './attendance-sheet.module.css';

interface Props {
  students: readonly StudentRow[];
  /** The examination and its day. Without them, the sheet has lines to write on. */
  examination?: { name: string; day: string | undefined };
}

/** Attendance lists for signatures. Each class starts on a new page. */
export function AttendanceSheet({ students, examination }: Props) {
  const { t } = useTranslation();
  const fact = (label: string, value: string | undefined) => (
    <p>
      {label}: {value ?? <span className={classes.blank} />}
    </p>
  );
  return (
    <PrintSheet>
      {groupByClass(students).map(([name, rows]) => (
        <section key={name} className={classes.class}>
          <PrintHead
            title={t('students.attendanceTitle')}
            lines={[
              name === null ? t('students.withoutClass') : t('ui.studentOfClass', { name }),
              examination?.name,
            ]}
          />
          <div className={classes.facts}>
            {!examination && fact(t('students.attendanceExam'), undefined)}
            {fact(t('students.attendanceDate'), examination?.day)}
            {fact(t('students.attendanceRoom'), undefined)}
          </div>
          <PaperTable>
            <thead>
              <tr>
                <th scope="col" className={classes.number}>
                  {t('students.attendanceNumber')}
                </th>
                <th scope="col">{t('students.fullName')}</th>
                <th scope="col" className={classes.login}>
                  {t('students.login')}
                </th>
                <th scope="col" className={classes.signature}>
                  {t('students.attendanceSignature')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((student, at) => (
                <tr key={student.id} className={classes.row}>
                  <td>{at + 1}</td>
                  <th scope="row">{student.name}</th>
                  <td>{student.login}</td>
                  <td />
                </tr>
              ))}
            </tbody>
          </PaperTable>
          <div className={classes.foot}>
            <p>{t('students.attendancePresent', { total: rows.length })}</p>
            {fact(t('students.attendanceSupervisor'), undefined)}
          </div>
        </section>
      ))}
    </PrintSheet>
  );
}
