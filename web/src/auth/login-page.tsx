import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@lulus/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogin, paths } from '../paths.ts';
import { startSession } from '../session/session.ts';
import { settingsQuery } from '../settings/settings.api.ts';
import { fieldMessage, setServerErrors } from '../ui/form-errors.ts';
import { showError } from '../ui/toasts.tsx';
import { sendLogin } from './auth.api.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { usePasswordToggle } from './use-password-toggle.ts';

export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const passwordToggle = usePasswordToggle();
  const { data: settings } = useQuery(settingsQuery());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(login.body, undefined, { raw: true }),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { access_token } = await sendLogin(body);
      if (!startSession(access_token)) throw new Error('The access token is unreadable.');
      await navigate(pathAfterLogin(search), { replace: true });
    } catch (error) {
      showError(error);
      setServerErrors(error, ['email', 'password'], setError);
    }
  });

  return (
    <AuthFrame title={t('auth.loginTitle')} lead={t('auth.loginLead')}>
      {search.has('next') && (
        <p className={classes.note} role="status">
          {t('auth.sessionOver')}
        </p>
      )}
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
        />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('auth.login')}
        </Button>
      </form>
      {settings?.mail_on && (
        <p className={classes.other}>
          <Link to={paths.forgotPassword}>{t('setPassword.forgot')}</Link>
        </p>
      )}
      {settings?.registration_open !== false && (
        <p className={classes.other}>
          {t('auth.noAccount')} <Link to={paths.register}>{t('auth.register')}</Link>
        </p>
      )}
    </AuthFrame>
  );
}
