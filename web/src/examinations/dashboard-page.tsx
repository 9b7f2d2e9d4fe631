import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLateAnswers } from '../attempts/use-late-answers.ts';
import { useSession } from '../session/session.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { examinationsQuery } from './examinations.api.ts';
import { InsertExaminationButton } from './insert-examination-button.tsx';
import { LoadedExamList } from './loaded-exam-list.tsx';
import { RunningBanner } from './running-banner.tsx';

export function DashboardPage() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  useLateAnswers();
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationsQuery());
  if (isPending) return <FullScreenLoader />;

  const running = data?.examinations.find((examination) => examination.attempt_state === 'running');
  return (
    <>
      <PageHeader
        title={t('examinations.greeting', { name: user?.first_name ?? '' })}
        lead={user?.role === 'admin' ? t('examinations.greetingAdmin') : t('examinations.greetingStudent')}
        actions={user?.role === 'admin' && <InsertExaminationButton />}
      />
      {running && <RunningBanner examination={running} />}
      <SectionTitle>{t('examinations.list')}</SectionTitle>
      <LoadedExamList data={data} error={error} retry={refetch} retrying={isFetching} />
    </>
  );
}
