import { IconLogout, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { hasRole } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './sidebar.module.css';
import { LOOK, sidebarEntries } from './sidebar-entries.tsx';

interface Props {
  isLoggingOut: boolean;
  onLogout: () => void;
  onNavigate?: () => void;
  /** Set if the sidebar can be closed. */
  onClose?: () => void;
}

export function Sidebar({ isLoggingOut, onLogout, onNavigate, onClose }: Props) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(settingsQuery());
  const user = useSession()?.user;
  const links = sidebarEntries.filter(
    ({ to, roles }) => hasRole(user, roles) && (to !== paths.leaderboard || settings?.leaderboard_on),
  );

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
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} className={classes.link ?? ''} onClick={onNavigate}>
            {icon}
            {t(label)}
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
            // An open drawer would cover a question about unsaved work or unsent answers.
            onClose?.();
            onLogout();
          }}
        >
          <IconLogout {...LOOK} />
          {t('layout.logout')}
        </button>
      </div>
    </div>
  );
}
