import { type ExaminationAdmin, REDIRECT_DELAY_MS } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SuccessBanner } from '../../ui/success-banner.tsx';
import { examinationsChanged, saveExamination } from './admin-examinations.api.ts';
import { examinationFields } from './examination-fields.ts';
import { ExaminationForm } from './examination-form.tsx';
import { ExaminationLinks } from './examination-links.tsx';
import { OfChosenExamination } from './of-chosen-examination.tsx';

export function EditExaminationPage() {
  return (
    <OfChosenExamination>
      {(examination) => <EditExamination examination={examination} />}
    </OfChosenExamination>
  );
}

function EditExamination({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // As it was when the page opened: a refetch in between must not change what is being typed.
  const [fields] = useState(() => examinationFields(examination));
  const [isSaved, setIsSaved] = useState(false);
  const [isDismissed, dismiss] = useState(false);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigate(paths.examinations), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);

  return (
    <>
      <PageHeader
        above={<ExaminationLinks id={examination.id} back={examination.examination_name} />}
        title={t('examinationAdmin.editTitle')}
      />
      {isSaved && !isDismissed && (
        <SuccessBanner
          title={t('examinationAdmin.updated')}
          text={t('examinationAdmin.updatedNext')}
          onClose={() => dismiss(true)}
        />
      )}
      <ExaminationForm
        fields={fields}
        examId={examination.id}
        send={(body) => saveExamination(examination.id, body)}
        onSaved={() => {
          void examinationsChanged(client);
          setIsSaved(true);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
