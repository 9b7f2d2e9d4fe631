import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { stored } from '../platform/device-store/stored.ts';
import { LOGIN_PARAMETER, paths } from '../platform/navigation/paths.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import classes from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { beginSession } from './begin-session.ts';
import { LoginForm } from './login-form.tsx';

/** Login page. Its parent `LoggedOutArea` redirects when a session starts, in this tab or another. */
export function LoginPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Registration or a card's QR code passes the identifier once. The effect removes it, so that a later visit does not
  // show it.
  const [identifier] = useState<string | undefined>(
    state?.identifier ?? search.get(LOGIN_PARAMETER) ?? undefined,
  );
  useEffect(() => {
    if (!state && !search.has(LOGIN_PARAMETER)) return;
    const kept = new URLSearchParams(search);
    kept.delete(LOGIN_PARAMETER);
    navigate({ search: kept.toString() }, { replace: true });
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
