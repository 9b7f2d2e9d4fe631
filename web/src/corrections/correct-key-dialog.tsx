import type { CorrectionPreview, DeliveredQuestion } from '@lulus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/client.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { PictureOwner } from '../questions/rich-text/picture-owner.ts';
import classes from './correct-key-dialog.module.css';
import { CorrectionDone } from './correction-done.tsx';
import { type CorrectionDraft, correctionBody, startCorrection } from './correction-draft.ts';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionPreviewStep } from './correction-preview-step.tsx';
import {
  answerKeyQuery,
  fetchPreview,
  invalidateScores,
  type QuestionPlace,
  sendCorrection,
} from './corrections.api.ts';

interface Props {
  place: QuestionPlace;
  opened: boolean;
  onClose: () => void;
}

/** Corrects the answer key of a question for past attempts, in three steps: form, preview and success. */
export function CorrectKeyDialog({ place, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(answerKeyQuery(place));
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('corrections.correct')}
      size="wide"
      sticky
      closable={!isBusy}
    >
      {!isFetchedAfterMount && <p role="status">{t('ui.loading')}</p>}
      {isFetchedAfterMount && !data && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {isFetchedAfterMount && data && (
        <PictureOwner value={place.examinationId}>
          <Steps place={place} question={data} onBusy={setIsBusy} onClose={onClose} />
        </PictureOwner>
      )}
    </Dialog>
  );
}

type Step =
  | { at: 'form' }
  | { at: 'preview'; preview: CorrectionPreview; isStale: boolean }
  | { at: 'done'; changed: number };

interface StepsProps {
  place: QuestionPlace;
  question: DeliveredQuestion;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function Steps({ place, question, onBusy, onClose }: StepsProps) {
  const client = useQueryClient();
  const { locale } = useLanguage();
  const [draft, setDraft] = useState(() => startCorrection(question, locale));
  const [step, setStep] = useState<Step>({ at: 'form' });
  const frame = useFocusOn(step);

  async function showPreview(requested: CorrectionDraft, isStale: boolean) {
    const preview = await fetchPreview(place, correctionBody(requested, question));
    setDraft(requested);
    setStep({ at: 'preview', preview, isStale });
  }

  async function apply(version: string) {
    onBusy(true);
    try {
      const { changed } = await sendCorrection(place, { ...correctionBody(draft, question), version });
      setStep({ at: 'done', changed });
      void invalidateScores(client);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'preview_stale') throw error;
      await showPreview(draft, true);
    } finally {
      onBusy(false);
    }
  }

  return (
    <div ref={frame} tabIndex={-1} className={classes.step}>
      {step.at === 'form' && (
        <CorrectionForm
          question={question}
          initial={draft}
          onPreview={(requested) => showPreview(requested, false)}
          onCancel={onClose}
        />
      )}
      {step.at === 'preview' && (
        <CorrectionPreviewStep
          key={step.preview.version}
          preview={step.preview}
          isStale={step.isStale}
          onBack={() => setStep({ at: 'form' })}
          onApply={() => apply(step.preview.version)}
        />
      )}
      {step.at === 'done' && (
        <CorrectionDone
          examinationId={place.examinationId}
          question={question}
          corrected={draft}
          changed={step.changed}
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** Focuses each new step, because the button that opened it has disappeared. */
function useFocusOn(step: Step) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) element.current?.focus();
    last.current = step;
  }, [step]);
  return element;
}
