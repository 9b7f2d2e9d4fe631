import { MAX_CHOSEN } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../../platform/navigation/use-address-view.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { ChosenBar } from '../../platform/ui/tables/chosen-bar.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { useChosen } from '../../platform/ui/tables/use-chosen.ts';
import type { StudentRow } from '../student-row.ts';
import { studentsQuery } from '../students.api.ts';
import { ChosenActions } from './chosen-actions.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListTools } from './list-tools.tsx';
import { listAddress } from './list-view.ts';
import type { OpenStudentDialog } from './student-dialogs.tsx';
import { StudentTable } from './student-table.tsx';
import { useStudentPage } from './use-student-page.ts';
import { WaitingStudents } from './waiting-students.tsx';

interface Props {
  open: OpenStudentDialog;
  /** Buttons to add the first students. */
  first: ReactNode;
  /** For teachers, who manage no accounts. */
  readOnly?: boolean;
}

export function StudentList({ open, first, readOnly = false }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(studentsQuery());
  return (
    <>
      <SectionTitle>{t('students.listTitle')}</SectionTitle>
      {Boolean(data && error) && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {!data && Boolean(error) && <ListFailure error={error} retry={refetch} retrying={isFetching} />}
      {data && data.length === 0 && (
        <Notice
          icon={<IconUserPlus aria-hidden />}
          title={t('students.none')}
          text={t(readOnly ? 'students.noneOfTeacher' : 'students.noneText')}
        >
          {first}
        </Notice>
      )}
      {data && !readOnly && <WaitingStudents students={data} onMakeLinks={() => open({ kind: 'links' })} />}
      {data && data.length > 0 && <Found students={data} open={open} readOnly={readOnly} />}
    </>
  );
}

interface FoundProps {
  students: StudentRow[];
  open: OpenStudentDialog;
  readOnly: boolean;
}

function Found({ students, open, readOnly }: FoundProps) {
  const { t } = useTranslation();
  const { view, change } = useAddressView(listAddress);
  const { found, page } = useStudentPage(students, view);
  const chosen = useChosen(found);
  const hasNumbers = students.some(({ number }) => number !== null);
  return (
    <>
      <ListTools students={students} hasNumbers={hasNumbers} view={view} onView={change} />
      {page.total > 0 ? (
        <>
          {!readOnly && (
            <ChosenBar chosen={chosen} page={page.rows} found={found} max={MAX_CHOSEN}>
              <ChosenActions chosen={chosen} open={open} />
            </ChosenBar>
          )}
          <StudentTable
            rows={page.rows}
            hasNumbers={hasNumbers}
            view={view}
            onView={change}
            open={open}
            chosen={readOnly ? undefined : chosen}
          />
          <Pager
            page={page}
            list={t('students.listTitle')}
            showing={(shown) => t('students.showing', shown)}
            onPage={(next) => change({ page: next })}
          />
        </>
      ) : (
        <Notice
          icon={<IconSearchOff aria-hidden />}
          role="status"
          title={t('students.noMatch')}
          text={t('students.noMatchText')}
        >
          <Button variant="default" onClick={() => change({ search: '', class: '' })}>
            {t('students.clearFilters')}
          </Button>
        </Notice>
      )}
    </>
  );
}
