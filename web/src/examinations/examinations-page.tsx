import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { examinationsQuery } from './examinations.api.ts';
import { InsertExaminationButton } from './insert-examination-button.tsx';
import { LoadedExamList } from './loaded-exam-list.tsx';

export function ExaminationsPage() {
  const { t } = useTranslation();
  const admin = useSession()?.user.role === 'admin';
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationsQuery());
  if (isPending) return <FullScreenLoader />;

  return (
    <>
      <PageHeader
        title={admin ? t('examinations.allTitle') : t('examinations.yourTitle')}
        actions={admin && <InsertExaminationButton />}
      />
      <h2 className="visually-hidden">{t('examinations.list')}</h2>
      <LoadedExamList data={data} error={error} retry={refetch} retrying={isFetching} />
    </>
  );
}
