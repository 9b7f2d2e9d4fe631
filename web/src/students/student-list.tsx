import { MAX_CHOSEN } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../platform/navigation/use-address-view.ts';
import { ChosenBar } from '../platform/ui/chosen-bar.tsx';
import { Notice } from '../platform/ui/notice.tsx';
import { Pager } from '../platform/ui/pager.tsx';
import { SectionTitle } from '../platform/ui/section-title.tsx';
import { StaleNotice } from '../platform/ui/stale-notice.tsx';
import { useChosen } from '../platform/ui/use-chosen.ts';
import { ChosenActions } from './chosen-actions.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListTools } from './list-tools.tsx';
import { listAddress } from './list-view.ts';
import type { StudentActions } from './row-actions.tsx';
import type { StudentRow } from './student-row.ts';
import { StudentTable } from './student-table.tsx';
import { studentsQuery } from './students.api.ts';
import { useStudentPage } from './use-student-page.ts';
import { WaitingStudents } from './waiting-students.tsx';

interface Props {
  actions: StudentActions;
  /** Links for everyone without a password. */
  onMakeLinks: () => void;
  /** What leads to the first students. */
  first: ReactNode;
}

export function StudentList({ actions, onMakeLinks, first }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(studentsQuery());
  return (
    <>
      <SectionTitle>{t('students.listTitle')}</SectionTitle>
      {Boolean(data && error) && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {!data && Boolean(error) && <ListFailure error={error} retry={refetch} retrying={isFetching} />}
      {data && data.length === 0 && (
        <Notice icon={<IconUserPlus aria-hidden />} title={t('students.none')} text={t('students.noneText')}>
          {first}
        </Notice>
      )}
      {data && <WaitingStudents students={data} onMakeLinks={onMakeLinks} />}
      {data && data.length > 0 && <Found students={data} actions={actions} />}
    </>
  );
}

function Found({ students, actions }: { students: StudentRow[]; actions: StudentActions }) {
  const { t } = useTranslation();
  const { view, change } = useAddressView(listAddress);
  const { found, page } = useStudentPage(students, view);
  const chosen = useChosen(found);
  return (
    <>
      <ListTools students={students} view={view} onView={change} />
      {page.total > 0 ? (
        <>
          <ChosenBar chosen={chosen} page={page.rows} found={found} max={MAX_CHOSEN}>
            <ChosenActions chosen={chosen} act={actions.ofChosen} />
          </ChosenBar>
          <StudentTable rows={page.rows} view={view} onView={change} actions={actions} chosen={chosen} />
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
