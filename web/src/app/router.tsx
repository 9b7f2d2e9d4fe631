/**
 * The routes of the application. The main bundle has the pages from login to the first question, so an examination
 * starts without another download. Other pages load at the first visit. Every level has an error boundary, so a page
 * that fails leaves its surroundings intact.
 */
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router';
import { ExamPage } from '../attempts/screen/exam-page.tsx';
import { LoginPage } from '../auth/login-page.tsx';
import { DashboardPage } from '../examinations/dashboard/dashboard-page.tsx';
import { ExaminationDetailPage } from '../examinations/detail/examination-detail-page.tsx';
import { ExaminationsPage, ExaminationsRecordPage } from '../examinations/list/examinations-page.tsx';
import { lazyAdminPart, lazyPart } from '../platform/i18n/lazy-part.ts';
import { paths } from '../platform/navigation/paths.ts';
import { ADMINS, ALL_BUT_PROCTORS, type Roles, STUDENTS, TEACHERS } from '../platform/session/roles.ts';
import { useSession } from '../platform/session/session.ts';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { adminPage } from './layout/admin-page.tsx';
import { FailureBoundary } from './layout/failure-boundary.tsx';
import { RoleArea } from './layout/role-area.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { LoggedOutArea, SessionArea } from './layout/session-area.tsx';
import { Shell } from './layout/shell.tsx';

function page(load: () => Promise<ComponentType>) {
  const Page = lazyPart(load, 'later');
  return <Page />;
}

const forRoles = (roles: Roles, element: ReactNode) => <RoleArea roles={roles}>{element}</RoleArea>;

const PublicFrame = lazyPart(async () => (await import('./layout/public-frame.tsx')).PublicFrame, 'later');

/** The shell after login. Before it, the frame of the pages that need no session. */
function ShellOrPublicFrame() {
  return useSession() ? <Shell /> : <PublicFrame />;
}

const helpPage = async () => (await import('../help/help-page.tsx')).HelpPage;

const ImportExamination = lazyAdminPart(
  async () => (await import('../interchange/import-examination.tsx')).ImportExamination,
);
const AllExaminations = () => <ExaminationsPage more={<ImportExamination />} />;

/** Pages inside the shell with its sidebar. */
const shellPages: RouteObject[] = [
  { path: paths.dashboard, element: <DashboardPage /> },
  { path: paths.examinations, element: forRoles(ALL_BUT_PROCTORS, <AllExaminations />) },
  { path: paths.examinationsRecord, element: forRoles(ALL_BUT_PROCTORS, <ExaminationsRecordPage />) },
  { path: paths.examinationDetail, element: forRoles(ALL_BUT_PROCTORS, <ExaminationDetailPage />) },
  {
    path: paths.result,
    element: forRoles(
      STUDENTS,
      page(async () => (await import('../results/result-page.tsx')).ResultPage),
    ),
  },
  {
    path: paths.leaderboard,
    element: forRoles(
      ALL_BUT_PROCTORS,
      page(async () => (await import('../leaderboard/leaderboard-page.tsx')).LeaderboardPage),
    ),
  },
  {
    path: paths.account,
    element: page(async () => (await import('../account/account-page.tsx')).AccountPage),
  },
  { path: paths.help, element: page(helpPage) },
  { path: paths.guide, element: page(helpPage) },
];

/** Pages of staff, and who may open each. */
const ADMIN_PAGES = {
  insertExamination: TEACHERS,
  editExamination: TEACHERS,
  previewExamination: TEACHERS,
  examinationAttempts: TEACHERS,
  answerSheet: TEACHERS,
  marking: TEACHERS,
  examinationBank: TEACHERS,
  insertExaminationBank: TEACHERS,
  editExaminationBank: TEACHERS,
  importBank: TEACHERS,
  stimulus: TEACHERS,
  library: TEACHERS,
  registerStudent: TEACHERS,
  classes: TEACHERS,
  settings: ADMINS,
  audit: ADMINS,
  staff: ADMINS,
} satisfies Partial<Record<keyof typeof paths, Roles>>;

const adminRoutes: RouteObject[] = [
  { path: paths.adminExaminations, element: adminPage(TEACHERS, async () => AllExaminations) },
  ...(Object.keys(ADMIN_PAGES) as (keyof typeof ADMIN_PAGES)[]).map((name) => ({
    path: paths[name],
    element: adminPage(ADMIN_PAGES[name], async () =>
      (await import('./layout/admin-pages.ts')).adminPages[name](),
    ),
  })),
];

/** Shows the loader or the failure of any page. */
function Frame() {
  return (
    <FailureBoundary failure={<RouteFailure />}>
      <Suspense fallback={<FullScreenLoader />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      {
        element: <LoggedOutArea />,
        children: [
          { path: paths.home, element: <LoginPage /> },
          { path: paths.login, element: <LoginPage /> },
        ],
      },
      {
        path: paths.register,
        element: page(async () => (await import('../auth/register-page.tsx')).RegisterPage),
      },
      {
        path: paths.setPassword,
        element: page(async () => (await import('../auth/set-password-page.tsx')).SetPasswordPage),
      },
      {
        path: paths.forgotPassword,
        element: page(async () => (await import('../auth/forgot-password-page.tsx')).ForgotPasswordPage),
      },
      { path: '*', element: page(async () => (await import('./layout/not-found.tsx')).NotFound) },
      {
        element: <SessionArea />,
        children: [
          {
            element: <ShellOrPublicFrame />,
            children: [...shellPages, ...adminRoutes],
          },
        ],
      },
      {
        element: <SessionArea logsInAgain />,
        // The examination has no shell.
        children: [{ path: paths.examination, element: forRoles(STUDENTS, <ExamPage />) }],
      },
    ],
  },
];

export function Pages() {
  return useRoutes(routes);
}
