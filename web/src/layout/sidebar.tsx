import {
  IconClipboardList,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconListSearch,
  IconLogout,
  IconSettings,
  IconTrophy,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useLogout } from '../auth/use-logout.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { SchoolBrand } from '../settings/school-brand.tsx';
import { settingsQuery } from '../settings/settings.api.ts';
import { PersonCard } from './person-card.tsx';
import classes from './sidebar.module.css';

interface Props {
  onNavigate?: () => void;
  /** Given where the sidebar can be closed. */
  onClose?: () => void;
}

export function Sidebar({ onNavigate, onClose }: Props) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(settingsQuery());
  const { isPending: isLoggingOut, logout } = useLogout();
  const admin = useSession()?.user.role === 'admin';
  const links = [
    { to: paths.dashboard, label: t('layout.dashboard'), Icon: IconLayoutDashboard },
    { to: paths.examinations, label: t('layout.examinations'), Icon: IconClipboardList },
    ...(admin
      ? []
      : [{ to: paths.examinationsRecord, label: t('layout.examinationsRecord'), Icon: IconHistory }]),
    ...(settings?.leaderboard_on
      ? [{ to: paths.leaderboard, label: t('layout.leaderboard'), Icon: IconTrophy }]
      : []),
    ...(admin ? [{ to: paths.registerStudent, label: t('layout.students'), Icon: IconUsers }] : []),
    ...(admin ? [{ to: paths.settings, label: t('layout.settings'), Icon: IconSettings }] : []),
    ...(admin ? [{ to: paths.audit, label: t('layout.audit'), Icon: IconListSearch }] : []),
    { to: paths.help, label: t('layout.help'), Icon: IconHelp },
  ];

  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <SchoolBrand />
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
        <PersonCard onNavigate={onNavigate} />
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
