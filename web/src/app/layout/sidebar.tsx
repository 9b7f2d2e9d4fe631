import {
  IconClipboardList,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconLogout,
  IconTrophy,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { useSession } from '../../platform/session/session.ts';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './sidebar.module.css';

const LOOK = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const AdminIcon = lazy(async () => ({ default: (await import('./admin-icon.tsx')).AdminIcon }));
const adminIcon = (of: ComponentProps<typeof AdminIcon>['of']) => (
  <Suspense fallback={<svg width={LOOK.size} height={LOOK.size} aria-hidden />}>
    <AdminIcon of={of} {...LOOK} />
  </Suspense>
);

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
  const admin = useSession()?.user.role === 'admin';
  const links = [
    { to: paths.dashboard, label: t('layout.dashboard'), icon: <IconLayoutDashboard {...LOOK} /> },
    { to: paths.examinations, label: t('layout.examinations'), icon: <IconClipboardList {...LOOK} /> },
    ...(admin
      ? []
      : [
          {
            to: paths.examinationsRecord,
            label: t('layout.examinationsRecord'),
            icon: <IconHistory {...LOOK} />,
          },
        ]),
    ...(settings?.leaderboard_on
      ? [{ to: paths.leaderboard, label: t('layout.leaderboard'), icon: <IconTrophy {...LOOK} /> }]
      : []),
    ...(admin
      ? [{ to: paths.registerStudent, label: t('layout.students'), icon: adminIcon('students') }]
      : []),
    ...(admin ? [{ to: paths.staff, label: t('layout.staff'), icon: adminIcon('staff') }] : []),
    ...(admin ? [{ to: paths.settings, label: t('layout.settings'), icon: adminIcon('settings') }] : []),
    ...(admin ? [{ to: paths.audit, label: t('layout.audit'), icon: adminIcon('audit') }] : []),
    { to: paths.help, label: t('layout.help'), icon: <IconHelp {...LOOK} /> },
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
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} className={classes.link ?? ''} onClick={onNavigate}>
            {icon}
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
