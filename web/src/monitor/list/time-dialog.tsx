import { zodResolver } from '@hookform/resolvers/zod';
import { reopenAttempt } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { fieldMessage, setServerErrors } from '../../platform/ui/forms/form-errors.ts';
import type { TimeForm } from '../monitor.api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Effect of the action, with the students affected. */
  text: string;
  confirm: string;
  /** Whether the action withdraws a result or takes time back. */
  danger?: boolean;
  /** The offered minutes. */
  usual: number;
  /** A choice above the minutes. */
  children?: ReactNode;
  save: (form: TimeForm) => Promise<void>;
}

/** Asks for minutes and a reason. Shows a rejection in the dialog, and keeps the typed text. */
export function TimeDialog({ opened, onClose, title, text, confirm, danger, usual, children, save }: Props) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<unknown>();
  const { register, handleSubmit, setError, setValue, formState } = useForm<TimeForm>({
    resolver: zodResolver(reopenAttempt.body),
    defaultValues: { minutes: usual },
  });
  useEffect(() => setValue('minutes', usual), [setValue, usual]);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    setRefusal(undefined);
    try {
      await save(form);
    } catch (error) {
      setRefusal(error);
      setServerErrors(error, ['minutes', 'reason'], setError);
    }
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={title} closable={!isSubmitting} sticky>
      <form onSubmit={submit} noValidate className={dialogClasses.fields}>
        <p className={dialogClasses.text}>{text}</p>
        {children}
        <TextInput
          {...register('minutes', { valueAsNumber: true })}
          label={t('monitor.minutes')}
          error={fieldMessage(errors.minutes)}
          inputMode="numeric"
          data-autofocus
        />
        <TextInput
          {...register('reason', { setValueAs: (value?: string) => value?.trim() || undefined })}
          label={t('monitor.reason')}
          description={t('monitor.reasonHint')}
          error={fieldMessage(errors.reason)}
        />
        <DialogFailure error={refusal} />
        <DialogButtons {...{ confirm, danger }} onCancel={onClose} busy={isSubmitting} />
      </form>
    </Dialog>
  );
}
