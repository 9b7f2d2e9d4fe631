import type { Examinee } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './attempt-student.module.css';

/**
 * Below a name, which is not unique: the login, which is unique, and the number of the attempt. No name or class can
 * look like this line.
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
