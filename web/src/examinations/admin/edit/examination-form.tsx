import type { Section } from '@lulus/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDraft } from '../../../platform/drafts/use-keep-typed.ts';
import { WithDraft } from '../../../platform/drafts/with-draft.tsx';
import { LeaveGuard } from '../../../platform/navigation/leave-guard.tsx';
import { FullScreenLoader } from '../../../platform/ui/feedback/full-screen-loader.tsx';
import { hideFailures, showError } from '../../../platform/ui/feedback/toasts.tsx';
import classes from '../../../platform/ui/forms/form.module.css';
import { fieldMessage, setServerErrors } from '../../../platform/ui/forms/form-errors.ts';
import { PasteTextarea } from '../../../platform/ui/paste/paste-textarea.tsx';
import type { ExaminationBody } from '../admin-examinations.api.ts';
import { type ExaminationFields, examinationFieldsSchema } from './examination-fields.ts';
import { ExaminationSettings } from './examination-settings.tsx';
import { PublishingSetting } from './publishing-setting.tsx';
import { examinationFieldNames, useExaminationForm } from './use-examination-form.ts';

interface Props<T> {
  fields: ExaminationFields;
  /** Undefined for a new examination. */
  examId?: string;
  sections?: Section[];
  /** Whether the settings are loaded. */
  hasSettings?: boolean;
  /** Asks for a confirmation. The form is not sent if it resolves to false. */
  confirmSend?: (body: ExaminationBody) => Promise<boolean>;
  send: (body: ExaminationBody) => Promise<T>;
  onSaved: (saved: T) => void;
}

/** Form of an examination. The device stores the typed values until a save succeeds. */
export function ExaminationForm<T>(props: Props<T>) {
  const { fields, examId, hasSettings = true } = props;
  const record = examId && hasSettings ? JSON.stringify(fields) : '';
  return (
    <WithDraft place={`examination:${examId ?? 'new'}`} schema={examinationFieldsSchema} record={record}>
      {(typed, kept) => <Fields {...props} typed={typed} kept={kept} record={record} />}
    </WithDraft>
  );
}

/** Removes all characters except digits, because minutes are a whole number. */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  input.value = input.value.replace(/\D/g, '');
}

interface FieldsProps<T> extends Props<T> {
  typed: ExaminationFields | null;
  kept: OpenDraft;
  record: string;
}

function Fields<T>({ send, confirmSend, onSaved, hasSettings = true, ...given }: FieldsProps<T>) {
  const { t } = useTranslation();
  const { form, drop } = useExaminationForm(given);
  const [isSaved, setIsSaved] = useState(false);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const field = (name: 'examination_name' | 'examination_desc' | 'examination_duration') => ({
    ...register(name),
    error: fieldMessage(errors[name]),
  });

  const [isSending, setIsSending] = useState(false);
  const submit = handleSubmit(async (body) => {
    if (confirmSend && !(await confirmSend(body))) return;
    setIsSending(true);
    try {
      const saved = await send(body);
      drop();
      hideFailures();
      setIsSaved(true);
      onSaved(saved);
    } catch (error) {
      showError(error);
      setServerErrors(error, examinationFieldNames, setError);
    } finally {
      setIsSending(false);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={classes.form} inert={isSaved}>
      <div className={classes.card}>
        <TextInput {...field('examination_name')} label={t('examinationAdmin.name')} autoComplete="off" />
        <PasteTextarea {...field('examination_desc')} label={t('examinationAdmin.desc')} rows={4} />
        <TextInput
          {...field('examination_duration')}
          onInput={keepDigits}
          label={t('examinationAdmin.duration')}
          description={t('examinationAdmin.durationHint')}
          placeholder={t('examinationAdmin.durationPlaceholder')}
          inputMode="numeric"
          autoComplete="off"
        />
        {hasSettings && <PublishingSetting form={form} />}
      </div>
      {hasSettings && <ExaminationSettings form={form} sections={given.sections ?? []} />}
      <div className={classes.actions}>
        <Button type="submit" disabled={isSubmitting}>
          {t('examinationAdmin.save')}
        </Button>
      </div>
      {isSending && <FullScreenLoader text={t('examinationAdmin.saving')} />}
      <LeaveGuard unsaved={isDirty && !isSaved && !isSubmitting} text={t('drafts.leaveText')} />
    </form>
  );
}
