import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@lulus/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage, setServerErrors } from '../ui/form-errors.ts';
import { showError } from '../ui/toasts.tsx';
import { sendLogin } from './auth.api.ts';
import classes from './auth-form.module.css';
import { usePasswordToggle } from './use-password-toggle.ts';

interface Props {
  /** Who is expected to log in. */
  identifier?: string;
  /** What is done with the token; an error that it throws is told as a refusal is. */
  onLogin: (accessToken: string) => unknown;
}

/** Identifier and password, wherever someone logs in. */
export function LoginForm({ identifier = '', onLogin }: Props) {
  const { t } = useTranslation();
  const passwordToggle = usePasswordToggle();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(login.body, undefined, { raw: true }),
    defaultValues: { email: identifier, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { access_token } = await sendLogin(body);
      await onLogin(access_token);
    } catch (error) {
      showError(error);
      setServerErrors(error, ['email', 'password'], setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        {...register('email')}
        label={t('auth.identifier')}
        description={t('auth.identifierHint')}
        error={fieldMessage(errors.email)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...register('password')}
        {...passwordToggle}
        label={t('auth.password')}
        error={fieldMessage(errors.password)}
        autoComplete="current-password"
        data-autofocus={identifier !== '' || undefined}
      />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {t('auth.login')}
      </Button>
    </form>
  );
}
