import { TABLE_PAGE_SIZE } from '@lulus/contract';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
import { isAdmin, isStaff, isTeacher } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { ExamList } from './exam-list.tsx';
import { examRecord } from './exam-record.ts';
import { InsertExaminationButton } from './insert-examination-button.tsx';
import { LoadedExaminations } from './loaded-examinations.tsx';
import { RecordTable } from './record-table.tsx';

const AdminExamList = lazyAdminPart(
  async () => (await import('../admin/list/admin-exam-list.tsx')).AdminExamList,
);

/** `more` are further actions of teachers. */
export function ExaminationsPage({ more }: { more?: ReactNode }) {
  return <Examinations withRecord={false} more={more} />;
}

/** The examinations with a student's results above. Staff have no results. */
export function ExaminationsRecordPage() {
  const user = useSession()?.user;
  return <Examinations withRecord={!isStaff(user)} />;
}

function Examinations({ withRecord, more }: { withRecord: boolean; more?: ReactNode }) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const canInsert = isTeacher(user);
  return (
    <>
      <PageHeader
        title={isAdmin(user) ? t('examinations.allTitle') : t('examinations.yourTitle')}
        actions={
          canInsert && (
            <>
              <InsertExaminationButton />
              <Suspense>{more}</Suspense>
            </>
          )
        }
      />
      <LoadedExaminations>
        {(data) => (
          <>
            {withRecord && <RecordTable rows={examRecord(data)} pageSize={TABLE_PAGE_SIZE} />}
            <div className={withRecord ? undefined : 'visually-hidden'}>
              <SectionTitle>{t('examinations.list')}</SectionTitle>
            </div>
            {canInsert ? (
              <Suspense fallback={<FullScreenLoader />}>
                <AdminExamList examinations={data.examinations} />
              </Suspense>
            ) : (
              <ExamList examinations={data.examinations} />
            )}
          </>
        )}
      </LoadedExaminations>
    </>
  );
}
