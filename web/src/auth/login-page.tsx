import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogin, paths } from '../paths.ts';
import { startSession } from '../session/session.ts';
import { settingsQuery } from '../settings/settings.api.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Who has just registered need not type it again.
  const { identifier = '' } = (useLocation().state ?? {}) as { identifier?: string };
  const { data: settings } = useQuery(settingsQuery());

  async function goOn(accessToken: string) {
    if (!startSession(accessToken)) throw new Error('The access token is unreadable.');
    await navigate(pathAfterLogin(search), { replace: true });
  }

  return (
    <AuthFrame title={t('auth.loginTitle')} lead={t('auth.loginLead')}>
      {search.has('next') && (
        <p className={classes.note} role="status">
          {t('auth.sessionOver')}
        </p>
      )}
      <LoginForm identifier={identifier} onLogin={goOn} />
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
