import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPassword, RESET_HOURS } from '@lulus/contract';
import { Button, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../platform/navigation/paths.ts';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import { fieldMessage, setServerErrors } from '../platform/ui/forms/form-errors.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { sendForgotten } from './before-login.api.ts';

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPassword.body, undefined, { raw: true }),
    defaultValues: { email: '' },
  });
  const asking = useMutation({
    mutationFn: sendForgotten,
    onError: (error) => {
      showError(error);
      setServerErrors(error, ['email'], setError);
    },
  });

  return (
    <AuthFrame title={t('setPassword.forgotTitle')} lead={t('setPassword.forgotLead')}>
      {asking.isSuccess ? (
        <Notice
          role="status"
          icon={<IconMailCheck aria-hidden />}
          title={t('setPassword.askedTitle')}
          text={`${t('setPassword.askedText')} ${t('setPassword.askedHint', { hours: RESET_HOURS })}`}
        />
      ) : (
        <form onSubmit={handleSubmit((body) => asking.mutate(body))} noValidate className={classes.form}>
          <TextInput
            {...register('email')}
            label={t('auth.identifier')}
            description={t('auth.identifierHint')}
            error={fieldMessage(formState.errors.email)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" fullWidth loading={asking.isPending}>
            {t('setPassword.ask')}
          </Button>
        </form>
      )}
      <p className={classes.other}>
        <Link to={paths.login}>{t('setPassword.toLogin')}</Link>
      </p>
    </AuthFrame>
  );
}
