import type { Examinee } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './attempt-student.module.css';

/**
 * The login, the class and the number of the attempt, below a name. Names are not unique, but logins are, and no name
 * can look like this line.
 */
export function AttemptStudent({ user, number }: { user: Examinee; number: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.whose}>
      <span>{user.login}</span>
      {user.class && <span>{user.class}</span>}
      {number > 1 && <span className={classes.number}>{t('monitor.number', { number })}</span>}
    </span>
  );
}
