import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { fullName, initials } from '../../platform/session/person.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './person-card.module.css';

/** Shows which person is logged in, because computers are shared. Links to the account. */
export function PersonCard({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <NavLink to={paths.account} className={classes.person ?? ''} onClick={onNavigate}>
      <span className={classes.avatar} aria-hidden="true">
        {initials(user)}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{fullName(user)}</span>
        <span className={classes.role}>
          {user.role === 'student' && user.class
            ? t('ui.studentOfClass', { name: user.class })
            : t(`layout.role_${user.role}`)}
        </span>
        <span className="visually-hidden">{t('layout.account')}</span>
      </span>
    </NavLink>
  );
}
