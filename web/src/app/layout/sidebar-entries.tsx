/** The links of the sidebar, in their order, and who sees each. */
import {
  IconClipboardList,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconTrophy,
} from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { ADMINS, ALL_BUT_PROCTORS, EVERYONE, STUDENTS, TEACHERS } from '../../platform/session/roles.ts';

export const LOOK = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const AdminIcon = lazy(async () => ({ default: (await import('./admin-icon.tsx')).AdminIcon }));
const adminIcon = (of: ComponentProps<typeof AdminIcon>['of']) => (
  <Suspense fallback={<svg width={LOOK.size} height={LOOK.size} aria-hidden />}>
    <AdminIcon of={of} {...LOOK} />
  </Suspense>
);

export const sidebarEntries = [
  {
    to: paths.dashboard,
    label: 'layout.dashboard',
    icon: <IconLayoutDashboard {...LOOK} />,
    roles: EVERYONE,
  },
  {
    to: paths.examinations,
    label: 'layout.examinations',
    icon: <IconClipboardList {...LOOK} />,
    roles: ALL_BUT_PROCTORS,
  },
  {
    to: paths.examinationsRecord,
    label: 'layout.examinationsRecord',
    icon: <IconHistory {...LOOK} />,
    roles: STUDENTS,
  },
  {
    to: paths.leaderboard,
    label: 'layout.leaderboard',
    icon: <IconTrophy {...LOOK} />,
    roles: ALL_BUT_PROCTORS,
  },
  { to: paths.library, label: 'layout.library', icon: adminIcon('library'), roles: TEACHERS },
  { to: paths.registerStudent, label: 'layout.students', icon: adminIcon('students'), roles: TEACHERS },
  { to: paths.classes, label: 'layout.classes', icon: adminIcon('classes'), roles: TEACHERS },
  { to: paths.staff, label: 'layout.staff', icon: adminIcon('staff'), roles: ADMINS },
  { to: paths.settings, label: 'layout.settings', icon: adminIcon('settings'), roles: ADMINS },
  { to: paths.audit, label: 'layout.audit', icon: adminIcon('audit'), roles: ADMINS },
  { to: paths.help, label: 'layout.help', icon: <IconHelp {...LOOK} />, roles: EVERYONE },
] as const;
