import type { ExaminationAdmin } from '@lulus/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { BankLinks } from '../bank/bank-links.tsx';
import { canEditBank } from '../bank/can-edit-bank.ts';
import { WithSelectedExamination } from '../examinations/admin/with-selected-examination.tsx';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { useSession } from '../platform/session/session.ts';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportFile } from './import-file.tsx';
import classes from './import-preview.module.css';
import { ImportPreview } from './import-preview.tsx';
import type { Preview } from './interchange.api.ts';

/** Imports questions from a file: choose it, choose among its questions, and store them. */
export function ImportPage() {
  return (
    <WithSelectedExamination>{(examination) => <Steps examination={examination} />}</WithSelectedExamination>
  );
}

type Step =
  | { name: 'file' }
  | { name: 'preview'; preview: Preview }
  | { name: 'done'; importId: string; stored: number };

const FIRST: Step = { name: 'file' };

function Steps({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const [step, setStep] = useState(FIRST);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that led to this step is gone, and the focus with it.
    if (step === FIRST) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  const canEdit = canEditBank(examination, useSession()?.user);
  if (!canEdit) return <Navigate to={examinationPath(paths.examinationBank, examination.id)} replace />;
  const restart = () => setStep({ name: 'file' });
  return (
    <>
      <PageHeader
        above={<BankLinks examination={examination} back={examination.examination_name} />}
        title={t('interchange.importTitle')}
      />
      <section ref={place} tabIndex={-1} aria-label={t('interchange.importTitle')} className={classes.step}>
        {step.name === 'file' && (
          <ImportFile examination={examination} onRead={(preview) => setStep({ name: 'preview', preview })} />
        )}
        {step.name === 'preview' && (
          <ImportPreview
            examination={examination}
            preview={step.preview}
            onOther={restart}
            onStored={(stored) => setStep({ name: 'done', importId: step.preview.import_id, stored })}
          />
        )}
        {step.name === 'done' && <ImportDone examination={examination} {...step} onRestart={restart} />}
      </section>
    </>
  );
}
