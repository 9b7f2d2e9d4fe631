import { RECORD_PAGE_SIZE } from '@lulus/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallHint } from '../install/install-hint.tsx';
import { adminPart } from '../layout/admin-page.tsx';
import { useSession } from '../session/session.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { ExamList } from './exam-list.tsx';
import { examRecord } from './exam-record.ts';
import { InsertExaminationButton } from './insert-examination-button.tsx';
import { LoadedExaminations } from './loaded-examinations.tsx';
import { NextCard } from './next-card.tsx';
import { RecordTable } from './record-table.tsx';
import { SummaryCards } from './summary-cards.tsx';

const FirstSteps = adminPart(async () => (await import('../settings/first-steps.tsx')).FirstSteps);

export function DashboardPage() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const isAdmin = user?.role === 'admin';
  return (
    <>
      <PageHeader
        title={t('examinations.greeting', { name: user?.first_name ?? '' })}
        lead={isAdmin ? t('examinations.greetingAdmin') : t('examinations.greetingStudent')}
        actions={isAdmin && <InsertExaminationButton />}
      />
      <LoadedExaminations>
        {(data) => (
          // All of it at once: what came above the rest later would push it down.
          <Suspense fallback={<FullScreenLoader />}>
            {isAdmin ? <FirstSteps /> : <NextCard data={data} />}
            <SummaryCards data={data} isAdmin={isAdmin} />
            {!isAdmin && <RecordTable rows={examRecord(data)} pageSize={RECORD_PAGE_SIZE} />}
            <SectionTitle>{t('examinations.list')}</SectionTitle>
            <ExamList examinations={data.examinations} />
            {!isAdmin && <InstallHint />}
          </Suspense>
        )}
      </LoadedExaminations>
    </>
  );
}
