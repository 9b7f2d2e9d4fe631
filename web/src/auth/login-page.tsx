import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { stored } from '../platform/device-store/stored.ts';
import { paths } from '../platform/navigation/paths.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { beginSession } from './begin-session.ts';
import { LoginForm } from './login-form.tsx';

/** Login page. Its parent `LoggedOutArea` redirects when a session starts, in this tab or another. */
export function LoginPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { search: address, state } = useLocation();
  const navigate = useNavigate();
  // Registration passes the identifier once. The effect removes it, so that a later visit does not show it.
  const [identifier] = useState<string | undefined>(state?.identifier);
  useEffect(() => {
    if (state) navigate(address, { replace: true });
  });
  const { data: settings } = useQuery(settingsQuery());

  return (
    <AuthFrame title={t('auth.loginTitle')} lead={t('auth.loginLead')}>
      {search.has('next') && (
        <p className={classes.note} role="status">
          {t(stored.user.read() ? 'auth.sessionOver' : 'auth.loginFirst')}
        </p>
      )}
      <LoginForm identifier={identifier} onLogin={beginSession} />
      {settings?.mail_on && (
        <p className={classes.other}>
          <Link to={paths.forgotPassword}>{t('auth.forgot')}</Link>
        </p>
      )}
      {settings?.registration_open !== false && (
        <p className={classes.other}>
          {t('auth.noAccount')} <Link to={paths.register}>{t('auth.register')}</Link>
        </p>
      )}
      {settings?.mail_on === false && <p className={classes.other}>{t('auth.forgotten')}</p>}
      <p className={classes.other}>
        {t('auth.cannotLogIn')} <Link to={paths.help}>{t('layout.help')}</Link>
      </p>
    </AuthFrame>
  );
}
