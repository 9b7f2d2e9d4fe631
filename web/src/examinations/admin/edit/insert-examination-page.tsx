import type { ExaminationAdmin } from '@lulus/contract';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';
import { SuccessBanner } from '../../../platform/ui/feedback/success-banner.tsx';
import { BackLink } from '../../../platform/ui/page/back-link.tsx';
import { PageHeader } from '../../../platform/ui/page/page-header.tsx';
import { insertExamination, invalidateExaminations } from '../admin-examinations.api.ts';
import { type ExaminationFields, emptyExamination } from './examination-fields.ts';
import { ExaminationForm } from './examination-form.tsx';

/** A teacher's examination is for classes, unless the school allows more. */
const emptyOfTeacher: ExaminationFields = { ...emptyExamination, open_to: 'classes' };

/** Adds examinations one after the other. After each, the form is empty again. */
export function InsertExaminationPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isTeacher = !isAdmin(useSession()?.user);
  const [inserted, setInserted] = useState<ExaminationAdmin>();
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        above={<BackLink to={paths.examinations}>{t('examinations.back')}</BackLink>}
        title={t('examinationAdmin.newTitle')}
      />
      {inserted && (
        <SuccessBanner
          title={t('examinationAdmin.inserted')}
          text={t('examinationAdmin.insertedNext')}
          onClose={() => setInserted(undefined)}
        >
          <Anchor
            component={Link}
            to={examinationPath(paths.examinationDetail, inserted.id)}
            inherit
            underline="always"
          >
            {t('examinationAdmin.openInserted')}
          </Anchor>
          <Anchor
            component={Link}
            to={examinationPath(paths.insertExaminationBank, inserted.id)}
            inherit
            underline="always"
          >
            {t('examinationAdmin.insertBank')}
          </Anchor>
        </SuccessBanner>
      )}
      <ExaminationForm
        key={round}
        fields={isTeacher ? emptyOfTeacher : emptyExamination}
        send={insertExamination}
        onSaved={({ examination }) => {
          void invalidateExaminations(client);
          setInserted(examination);
          setRound(round + 1);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
