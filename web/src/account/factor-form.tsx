import { fieldMessage as coded } from '@lulus/contract/messages';
import { PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePasswordToggle } from '../auth/use-password-toggle.ts';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { hideFailures, showError } from '../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../platform/ui/forms/form-errors.ts';

import type { BothFactors } from './second-factor.api.ts';

interface Props {
  /** Fields of the form. */
  asks: readonly (keyof BothFactors)[];
  /** Accepts only a code of the app, and no recovery code. */
  appOnly?: boolean;
  confirm: string;
  danger?: boolean;
  /** Sends the typed values. An error that it throws is shown as a toast and at its field. */
  send: (typed: BothFactors) => Promise<unknown>;
  onCancel: () => void;
  /** Content above the fields. */
  children: ReactNode;
}

const required = { required: coded('required') };

/** Form for the password, a code, or both, in dialogs about the second factor. */
export function FactorForm({ asks, appOnly = false, confirm, danger, send, onCancel, children }: Props) {
  const { t } = useTranslation();
  const passwordToggle = usePasswordToggle();
  const { register, handleSubmit, setError, formState } = useForm<BothFactors>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    try {
      await send(typed);
      hideFailures();
    } catch (error) {
      showError(error);
      setServerErrors(error, asks, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={dialogClasses.fields}>
      {children}
      {asks.includes('password') && (
        <PasswordInput
          {...register('password', required)}
          {...passwordToggle}
          label={t('auth.password')}
          error={fieldMessage(errors.password)}
          autoComplete="current-password"
          data-autofocus
        />
      )}
      {asks.includes('code') && (
        <TextInput
          {...register('code', required)}
          label={t(appOnly ? 'secondFactor.codeShown' : 'auth.code')}
          description={appOnly ? undefined : t('auth.codeHint')}
          error={fieldMessage(errors.code)}
          inputMode={appOnly ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={appOnly}
        />
      )}
      <DialogButtons {...{ confirm, onCancel, danger }} busy={isSubmitting} />
    </form>
  );
}
