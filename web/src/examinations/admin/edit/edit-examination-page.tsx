import { type Examination, type ExaminationAdmin, REDIRECT_DELAY_MS } from '@lulus/contract';
import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { stored } from '../../../platform/device-store/stored.ts';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { useSchool } from '../../../platform/school/school.ts';
import { FullScreenLoader } from '../../../platform/ui/feedback/full-screen-loader.tsx';
import { StaleNotice } from '../../../platform/ui/feedback/stale-notice.tsx';
import { SuccessBanner } from '../../../platform/ui/feedback/success-banner.tsx';
import { PageHeader } from '../../../platform/ui/page/page-header.tsx';
import { examinationAdminQuery, invalidateExaminations, saveExamination } from '../admin-examinations.api.ts';
import { ExaminationLinks } from '../examination-links.tsx';
import { FullTimeOffer, useCutAttempts } from '../full-time-offer.tsx';
import { useSelectedExamination } from '../use-selected-examination.ts';
import { ExaminationFailure } from '../with-selected-examination.tsx';
import { bodyWithoutSettings, copiedFields, examinationFields } from './examination-fields.ts';
import { ExaminationForm } from './examination-form.tsx';
import { useConfirmPublishing } from './use-confirm-publishing.tsx';

/** Edits an examination. Until the server answers, it shows the device's copy of the last viewed examination. */
export function EditExaminationPage() {
  const id = useSelectedExamination();
  return id ? <Loaded key={id} id={id} /> : <Navigate to={paths.examinations} replace />;
}

function Loaded({ id }: { id: string }) {
  // The query overwrites the stored copy, so it is read before.
  const [copy] = useState(() => stored.examDetail.read());
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationAdminQuery(id));
  const known = data ?? (copy?.id === id ? copy : undefined);
  if (!known && isPending) return <FullScreenLoader />;
  if (!known) return <ExaminationFailure error={error} retry={refetch} retrying={isFetching} />;
  return (
    <>
      {Boolean(error) && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      <EditExamination known={known} examination={data} />
    </>
  );
}

interface Props {
  known: Examination | ExaminationAdmin;
  /** The server's answer; undefined until it arrives. */
  examination: ExaminationAdmin | undefined;
}

function EditExamination({ known, examination }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { time_zone } = useSchool();
  const fields = useMemo(
    () => (examination ? examinationFields(examination, time_zone) : copiedFields(known as Examination)),
    [examination, known, time_zone],
  );
  const [isSaved, setIsSaved] = useState(false);
  const [isDismissed, dismiss] = useState(false);
  const { confirmPublishing, dialog } = useConfirmPublishing(examination);

  const cut = useCutAttempts(examination);

  useEffect(() => {
    // The page stays while it asks about students whose time the old window has cut.
    if (!isSaved || cut > 0) return;
    const timer = setTimeout(() => navigate(paths.examinations), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSaved, cut, navigate]);

  return (
    <>
      <PageHeader
        above={<ExaminationLinks id={known.id} back={known.examination_name} />}
        title={t('examinationAdmin.editTitle')}
      />
      {isSaved && !isDismissed && (
        <SuccessBanner
          title={t('examinationAdmin.updated')}
          text={cut > 0 ? '' : t('examinationAdmin.updatedNext')}
          onClose={() => dismiss(true)}
        >
          <Anchor
            component={Link}
            to={examinationPath(paths.examinationDetail, known.id)}
            inherit
            underline="always"
          >
            {t('examinationAdmin.openInserted')}
          </Anchor>
        </SuccessBanner>
      )}
      {examination && <FullTimeOffer examination={examination} />}
      <ExaminationForm
        fields={fields}
        examId={known.id}
        hasSettings={examination !== undefined}
        sections={examination?.sections ?? []}
        confirmSend={confirmPublishing}
        send={(body) => saveExamination(known.id, examination ? body : bodyWithoutSettings(body))}
        onSaved={() => {
          void invalidateExaminations(client);
          setIsSaved(true);
          window.scrollTo({ top: 0 });
        }}
      />
      {dialog}
    </>
  );
}
