import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordOf } from '@lulus/contract';
import { fieldMessage as coded } from '@lulus/contract/messages';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { paths } from '../platform/navigation/paths.ts';
import { hideFailures, showError } from '../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../platform/ui/forms/form-errors.ts';
import { isCodeAsked } from './auth.api.ts';
import classes from './auth-form.module.css';
import { sendSetPassword } from './before-login.api.ts';
import { beginSession } from './begin-session.ts';
import { usePasswordToggle } from './use-password-toggle.ts';

const given = z.string().min(1, coded('required'));
const passwordsOf = (min: number) =>
  z
    .object({ password: given.pipe(newPasswordOf(min)), confirmation: given, code: given.optional() })
    .refine((form) => form.confirmation === '' || form.password === form.confirmation, {
      path: ['confirmation'],
      message: coded('passwords_differ'),
      // Runs even if the first field is too short.
      when: () => true,
    });

interface Props {
  token: string;
  /** Login that the browser saves with the password. */
  login: string;
  minLength: number;
  /** Called when the password is set, before the dashboard opens. */
  onSession: () => void;
}

export function SetPasswordForm({ token, login, minLength, onSession }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const passwordToggle = usePasswordToggle();
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm({
    resolver: zodResolver(passwordsOf(minLength)),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const [asksCode, setAsksCode] = useState(false);
  /** Validates the filled password fields when either loses the focus. */
  const checkTyped = () => trigger((['password', 'confirmation'] as const).filter((name) => getValues(name)));

  const submit = handleSubmit(async ({ password, code }) => {
    try {
      const { access_token } = await sendSetPassword({ token, password, code });
      beginSession(access_token);
      hideFailures();
      onSession();
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      if (isCodeAsked(error)) return setAsksCode(true);
      showError(error);
      setServerErrors(error, ['password', 'code'], setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        {...register('password', { onBlur: checkTyped })}
        {...passwordToggle}
        label={t('auth.password')}
        description={t('auth.newPasswordHint', { min: minLength })}
        error={fieldMessage(errors.password)}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
      <PasswordInput
        {...register('confirmation', { onBlur: checkTyped })}
        {...passwordToggle}
        label={t('auth.passwordConfirmation')}
        error={fieldMessage(errors.confirmation)}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
      {asksCode && (
        <TextInput
          {...register('code')}
          label={t('auth.code')}
          description={t('auth.codeHint')}
          error={fieldMessage(errors.code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t('setPassword.submit')}
      </Button>
    </form>
  );
}
