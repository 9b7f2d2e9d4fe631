import type { ExaminationAdmin } from '@lulus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { invalidateBank } from '../bank.api.ts';
import { BankLinks } from '../bank-links.tsx';
import { stimuliQuery } from './stimuli.api.ts';
import { StimulusForm } from './stimulus-form.tsx';

/** Form of a new stimulus, or with `?stimulus=` of an existing one. */
export function StimulusPage() {
  const [search] = useSearchParams();
  const id = search.get('stimulus');
  return (
    <WithSelectedExamination>
      {(examination) => <Loaded key={id} id={id} examination={examination} />}
    </WithSelectedExamination>
  );
}

function Loaded({ id, examination }: { id: string | null; examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = examinationPath(paths.examinationBank, examination.id);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...stimuliQuery(examination.id),
    // A form must not start with cached data, nor change while it is filled in.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (id && isPending) return <FullScreenLoader />;
  if (id && !data) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  const stimulus = id ? data?.find((one) => one.id === id) : undefined;
  if (id && !stimulus) return <Navigate to={list} replace />;
  return (
    <>
      <PageHeader
        above={<BankLinks examination={examination} back={examination.examination_name} />}
        title={t(stimulus ? 'bank.editStimulus' : 'bank.newStimulus')}
      />
      <StimulusForm
        examination={examination}
        stimulus={stimulus}
        onSaved={async () => {
          showSuccess(t('bank.stimulusSaved'));
          await invalidateBank(client);
          void navigate(list);
        }}
      />
    </>
  );
}
