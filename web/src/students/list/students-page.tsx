import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { schoolClassesQuery } from '../../classes/classes.api.ts';
import { isAdmin } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { PrintAttendance } from '../attendance/print-attendance.tsx';
import { studentsQuery } from '../students.api.ts';
import { NewPasswords } from './new-passwords.tsx';
import { type StudentDialog, StudentDialogs } from './student-dialogs.tsx';
import { StudentList } from './student-list.tsx';
import classes from './students-page.module.css';

/** The list of students. Admins manage them; teachers read those of their classes and exams. */
export function StudentsPage() {
  const { t } = useTranslation();
  const canManage = isAdmin(useSession()?.user);
  const { data, isPending } = useQuery(studentsQuery());
  const { data: schoolClasses } = useQuery(schoolClassesQuery());
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<StudentDialog>(list);
  const [search, setSearch] = useSearchParams();
  const wanted = data?.find(({ id }) => id === search.get('student'));
  useEffect(() => {
    if (!wanted) return;
    open({ kind: 'attempts', student: wanted });
    // A reload after closing must not open it again.
    setSearch(
      (now) => {
        now.delete('student');
        return now;
      },
      { replace: true },
    );
  }, [wanted, open, setSearch]);
  if (isPending) return <FullScreenLoader />;
  const first = canManage && (
    <>
      <ActionButton icon={IconUserPlus} onClick={() => open({ kind: 'add' })}>
        {t('students.add')}
      </ActionButton>
      <ActionButton icon={IconFileImport} variant="filled" onClick={() => open({ kind: 'import' })}>
        {t('students.importFromExcel')}
      </ActionButton>
    </>
  );
  const actions = (
    <>
      <PrintAttendance />
      {canManage && <NewPasswords open={open} />}
      {first}
    </>
  );

  return (
    <>
      <PageHeader
        title={t('students.title')}
        lead={t(canManage ? 'students.lead' : 'students.leadOfTeacher')}
        actions={actions}
      />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('students.listTitle')}>
        <StudentList open={open} first={first} readOnly={!canManage} />
      </section>
      {shown && (
        <StudentDialogs
          key={shown.number}
          dialog={shown.dialog}
          classNames={
            schoolClasses?.classes.filter(({ archived }) => !archived).map(({ name }) => name) ?? []
          }
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}
