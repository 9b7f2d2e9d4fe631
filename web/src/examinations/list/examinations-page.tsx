import { TABLE_PAGE_SIZE } from '@lulus/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
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

export function ExaminationsPage() {
  return <Examinations withRecord={false} />;
}

/** The examinations with a student's results above. Admins have no results. */
export function ExaminationsRecordPage() {
  const isStudent = useSession()?.user.role !== 'admin';
  return <Examinations withRecord={isStudent} />;
}

function Examinations({ withRecord }: { withRecord: boolean }) {
  const { t } = useTranslation();
  const admin = useSession()?.user.role === 'admin';
  return (
    <>
      <PageHeader
        title={admin ? t('examinations.allTitle') : t('examinations.yourTitle')}
        actions={admin && <InsertExaminationButton />}
      />
      <LoadedExaminations>
        {(data) => (
          <>
            {withRecord && <RecordTable rows={examRecord(data)} pageSize={TABLE_PAGE_SIZE} />}
            <div className={withRecord ? undefined : 'visually-hidden'}>
              <SectionTitle>{t('examinations.list')}</SectionTitle>
            </div>
            {admin ? (
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
