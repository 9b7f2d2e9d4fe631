import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/form.module.css';
import { fieldMessage, setServerErrors } from '../../ui/form-errors.ts';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { showError } from '../../ui/toasts.tsx';
import type { ExaminationBody } from './admin-examinations.api.ts';
import type { ExaminationFields } from './examination-fields.ts';
import { ExaminationSettings } from './examination-settings.tsx';
import { examinationFieldNames, useExaminationForm } from './use-examination-form.ts';

interface Props {
  fields: ExaminationFields;
  /** The examination's id, none for a new one. */
  examId?: string;
  save: (body: ExaminationBody) => Promise<void>;
}

/** What a teacher fills in; a save that failed leaves it as it was typed. */
export function ExaminationForm({ fields, examId, save }: Props) {
  const { t } = useTranslation();
  const form = useExaminationForm(fields, `examination:${examId ?? 'new'}`);
  const [isSaved, setIsSaved] = useState(false);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const field = (name: 'examination_name' | 'examination_desc' | 'examination_duration') => ({
    ...register(name),
    error: fieldMessage(errors[name]),
  });

  const submit = handleSubmit(async (body) => {
    try {
      await save(body);
      setIsSaved(true);
    } catch (error) {
      showError(error);
      setServerErrors(error, examinationFieldNames, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={classes.form} inert={isSaved}>
      <div className={classes.card}>
        <TextInput {...field('examination_name')} label={t('examinationAdmin.name')} autoComplete="off" />
        <Textarea {...field('examination_desc')} label={t('examinationAdmin.desc')} rows={4} size="md" />
        <TextInput
          {...field('examination_duration')}
          label={t('examinationAdmin.duration')}
          description={t('examinationAdmin.durationHint')}
          placeholder={t('examinationAdmin.durationPlaceholder')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <ExaminationSettings form={form} />
      <div className={classes.actions}>
        <Button type="submit" disabled={isSubmitting}>
          {t('examinationAdmin.save')}
        </Button>
      </div>
      {isSubmitting && <FullScreenLoader text={t('examinationAdmin.saving')} />}
      <LeaveGuard unsaved={isDirty && !isSaved && !isSubmitting} />
    </form>
  );
}
