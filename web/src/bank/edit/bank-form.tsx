import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDraft } from '../../platform/drafts/use-keep-typed.ts';
import { WithDraft } from '../../platform/drafts/with-draft.tsx';
import { LeaveGuard } from '../../platform/navigation/leave-guard.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import classes from '../../platform/ui/forms/form.module.css';
import { PictureOwner } from '../../questions/rich-text/picture-owner.ts';
import { RichTextField } from '../../questions/rich-text/rich-text-field.tsx';
import { AssetsField } from '../assets/assets-field.tsx';
import { RecentAssets } from '../assets/recent-assets.tsx';
import { useFileIntake } from '../assets/use-file-intake.ts';
import { interactionFields } from '../interactions/index.ts';
import { InteractionField } from '../interactions/interaction-field.tsx';
import { ScoringFields } from '../interactions/scoring-fields.tsx';
import { stimuliQuery } from '../stimuli/stimuli.api.ts';
import { StimulusField } from '../stimuli/stimulus-field.tsx';
import { BankDetails } from './bank-details.tsx';
import { type BankDraft, countFiles } from './bank-draft.ts';
import { BankPlace } from './bank-place.tsx';
import { type TypedDraft, typedDraft } from './typed-draft.ts';
import { type SendDraft, useBankForm } from './use-bank-form.ts';

interface Props<T> {
  examination: ExaminationAdmin;
  initial: BankDraft;
  /** Undefined for a new question. */
  bankId?: string;
  /** The draft is saved, and the saved question is about to replace it. */
  isDone?: boolean;
  send: SendDraft<T>;
  onSaved: (saved: T, draft: BankDraft) => void;
}

/** Form of a question. The device stores unsaved text until it is saved. */
export function BankForm<T>(props: Props<T>) {
  const { examination, initial, bankId } = props;
  // Random numbers are not a part of the saved question.
  const record = bankId ? JSON.stringify({ ...initial, drawnNumbers: [] }) : '';
  return (
    <WithDraft place={`bank:${examination.id}:${bankId ?? 'new'}`} schema={typedDraft} record={record}>
      {(typed, kept) => (
        <PictureOwner value={examination.id}>
          <BankFields {...props} typed={typed} kept={kept} record={record} />
        </PictureOwner>
      )}
    </WithDraft>
  );
}

interface FieldsProps<T> extends Props<T> {
  typed: TypedDraft | null;
  kept: OpenDraft;
  record: string;
}

function BankFields<T>({ examination, bankId, isDone = false, ...given }: FieldsProps<T>) {
  const { t } = useTranslation();
  const decimalSign = examination.decimal_sign;
  const stimuli = useQuery(stimuliQuery(examination.id));
  const form = useBankForm({ ...given, examId: examination.id, decimalSign });
  const { draft, change, errorOf, saving } = form;
  const fields = { draft, change, errorOf, decimalSign };
  const TypeFields = interactionFields[draft.interaction];
  const element = useFocusOnFault(form.refusals);
  const intake = useFileIntake(draft.bank_type, countFiles(draft), (files) =>
    change({ type: 'assets_added', files }),
  );

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      inert={isDone || saving !== null}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) intake.add([...clipboardData.files]);
      }}
    >
      <div className={classes.card}>
        <BankPlace draft={draft} change={change} errorOf={errorOf} sections={examination.sections} />
        <StimulusField draft={draft} change={change} errorOf={errorOf} stimuli={stimuli.data ?? []} />
      </div>
      <div className={classes.card}>
        <RecentAssets
          assets={draft.recentAssets}
          removed={draft.removedAssets}
          onToggle={(path) => change({ type: 'recent_toggled', path })}
        />
        <AssetsField
          label={t(bankId ? 'bank.newAssets' : 'bank.assets')}
          bankType={draft.bank_type}
          files={draft.newAssets}
          intake={intake}
          error={errorOf('bank_asset')}
          onTakeAway={(file) => change({ type: 'asset_taken_away', file })}
        />
      </div>
      <div className={classes.card}>
        <RichTextField
          label={t('bank.formQuestion')}
          initial={form.initialQuestion}
          error={errorOf('bank_question')}
          hasGaps={draft.interaction === 'gaps'}
          onChange={(value) => change({ type: 'set', fields: { bank_question: value } })}
        />
        <BankDetails {...fields} />
      </div>
      <div className={classes.card}>
        <InteractionField draft={draft} change={change} errorOf={errorOf} />
        <TypeFields {...fields} />
        {draft.interaction !== 'essay' && <ScoringFields {...fields} />}
      </div>
      <div className={`${classes.actions} ${classes.bar}`}>
        <Button type="submit">{t('bank.save')}</Button>
      </div>
      {saving !== null && (
        <FullScreenLoader
          text={t('bank.saving')}
          // Rounded to tens, so that screen readers do not announce each step.
          note={saving > 0 ? t('bank.uploading', { percent: Math.round(saving * 10) * 10 }) : undefined}
        />
      )}
      <LeaveGuard unsaved={form.isUnsaved && !isDone} text={t('drafts.leaveText')} />
    </form>
  );
}

/** Focuses the first invalid field after each rejection. */
function useFocusOnFault(refusals: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const fault = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button');
    fault?.focus();
  }, [refusals]);
  return element;
}
