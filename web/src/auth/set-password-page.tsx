import { MIN_PASSWORD_LENGTH } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NetworkError } from '../platform/api/client.ts';
import { paths } from '../platform/navigation/paths.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { errorMessages } from '../platform/ui/feedback/error-messages.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { verificationQuery } from './before-login.api.ts';
import { PlainFrame } from './plain-frame.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** Page of a set-password link. It verifies the link first, and then asks for a password. */
export function SetPasswordPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [leaving, setLeaving] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...verificationQuery(token),
    // The link has just been used, so the server would reject it.
    enabled: token !== '' && !leaving,
  });

  if (leaving) return <FullScreenLoader />;
  if (token === '') return <Invalid text={t('setPassword.noToken')} />;
  if (data) {
    const { email: login, first_name: name } = data;
    const lead = name ? t('setPassword.lead', { name, login }) : t('setPassword.leadPlain', { login });
    return (
      <AuthFrame title={t('setPassword.title')} lead={lead}>
        <SetPasswordForm
          token={token}
          login={login}
          minLength={data.min_password_length ?? MIN_PASSWORD_LENGTH}
          onSession={() => setLeaving(true)}
        />
      </AuthFrame>
    );
  }
  if (error instanceof NetworkError) {
    return (
      <PlainFrame title={t('setPassword.title')}>
        <Failure error={error} retry={refetch} retrying={isFetching} />
      </PlainFrame>
    );
  }
  if (error) return <Invalid text={errorMessages(error).join(' ')} />;
  return <FullScreenLoader text={t('setPassword.verifying')} />;
}

function Invalid({ text }: { text: string }) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <PlainFrame title={t('setPassword.invalidTitle')}>
      <Notice
        role="alert"
        icon={<IconAlertTriangle aria-hidden />}
        title={t('setPassword.invalidTitle')}
        titleAs="h1"
        text={text}
      >
        <Button component={Link} to={paths.login} variant={settings?.mail_on ? 'default' : 'filled'}>
          {t('setPassword.toLogin')}
        </Button>
        {settings?.mail_on && (
          <Button component={Link} to={paths.forgotPassword}>
            {t('setPassword.newLink')}
          </Button>
        )}
      </Notice>
    </PlainFrame>
  );
}
