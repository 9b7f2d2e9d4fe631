import {
  IconClipboardList,
  IconHistory,
  IconLayoutDashboard,
  IconLogout,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useLogout } from '../auth/use-logout.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Logo } from '../ui/logo.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './sidebar.module.css';

interface Props {
  onNavigate?: () => void;
  /** Given where the sidebar can be closed. */
  onClose?: () => void;
}

export function Sidebar({ onNavigate, onClose }: Props) {
  const { t } = useTranslation();
  const { isPending: isLoggingOut, logout } = useLogout();
  const admin = useSession()?.user.role === 'admin';
  const links = [
    { to: paths.dashboard, label: t('layout.dashboard'), Icon: IconLayoutDashboard },
    { to: paths.examinations, label: t('layout.examinations'), Icon: IconClipboardList },
    ...(admin
      ? []
      : [{ to: paths.examinationsRecord, label: t('layout.examinationsRecord'), Icon: IconHistory }]),
    ...(admin ? [{ to: paths.registerStudent, label: t('layout.students'), Icon: IconUsers }] : []),
  ];

  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <Logo />
        {onClose && (
          <button
            type="button"
            className={classes.close}
            aria-label={t('layout.closeMenu')}
            onClick={onClose}
          >
            <IconX aria-hidden />
          </button>
        )}
      </div>

      <nav className={classes.links} aria-label={t('layout.navigation')}>
        {links.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} className={classes.link ?? ''} onClick={onNavigate}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>

      <div className={classes.foot}>
        <PersonCard />
        <button
          type="button"
          className={classes.link}
          disabled={isLoggingOut}
          onClick={() => {
            // A drawer would lie above the question about unsaved work.
            onClose?.();
            logout();
          }}
        >
          <IconLogout size={22} stroke={1.75} aria-hidden />
          {t('layout.logout')}
        </button>
      </div>
    </div>
  );
}
