import type { Examinee } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './whose-attempt.module.css';

/**
 * Below a name, which anybody can have: the login, which nobody else has, and which of their attempts it is, as no name or class
 * can look.
 */
export function WhoseAttempt({ user, number }: { user: Examinee; number: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.whose}>
      <span>{user.login}</span>
      {user.class && <span>{user.class}</span>}
      {number > 1 && <span className={classes.number}>{t('monitor.number', { number })}</span>}
    </span>
  );
}
