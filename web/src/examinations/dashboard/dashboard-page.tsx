import { RECORD_PAGE_SIZE } from '@lulus/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
import { InstallHint } from '../../platform/install/install-hint.tsx';
import { isAdmin, isStaff } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { ExamList } from '../list/exam-list.tsx';
import { examRecord } from '../list/exam-record.ts';
import { InsertExaminationButton } from '../list/insert-examination-button.tsx';
import { LoadedExaminations } from '../list/loaded-examinations.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { NextCard } from './next-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

const FirstSteps = lazyAdminPart(async () => (await import('../../settings/first-steps.tsx')).FirstSteps);
const ProctorHome = lazyAdminPart(async () => (await import('./proctor-home.tsx')).ProctorHome);

export function DashboardPage() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (user?.role === 'proctor') return <ProctorHome />;
  const isOfStaff = isStaff(user);
  return (
    <>
      <PageHeader
        title={t('examinations.greeting', { name: user?.first_name ?? '' })}
        lead={t(`examinations.greeting_${user?.role ?? 'student'}`)}
        actions={isOfStaff && <InsertExaminationButton />}
      />
      <LoadedExaminations>
        {(data) => (
          // One boundary for all parts, because a part that appears later would push the others down.
          <Suspense fallback={<FullScreenLoader />}>
            {isAdmin(user) && <FirstSteps />}
            {!isOfStaff && <NextCard data={data} />}
            <SummaryCards data={data} isStaff={isOfStaff} />
            {!isOfStaff && <RecordTable rows={examRecord(data)} pageSize={RECORD_PAGE_SIZE} />}
            <SectionTitle>{t('examinations.list')}</SectionTitle>
            <ExamList examinations={data.examinations} />
            {!isOfStaff && <InstallHint />}
          </Suspense>
        )}
      </LoadedExaminations>
    </>
  );
}
