/**
 * The map of the application. Pages are fetched when first visited; every level has an error element, so a page
 * that fails leaves what is around it standing.
 */
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { adminPage } from './layout/admin-page.tsx';
import { PageFailure, RouteFailure } from './layout/route-failure.tsx';
import { type LogsInAgain, SessionArea } from './layout/session-area.tsx';
import { loginPath, pathAfterLogin, paths } from './paths.ts';
import { currentSession } from './session/session.ts';
import { FullScreenLoader } from './ui/full-screen-loader.tsx';

/** Sends whoever has no session to log in, and back here afterwards. */
function requireSession({ request }: LoaderFunctionArgs) {
  if (currentSession()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}

function skipWhenLoggedIn({ request }: LoaderFunctionArgs) {
  if (!currentSession()) return null;
  throw redirect(pathAfterLogin(new URL(request.url).searchParams));
}

const loginPage = async () => (await import('./auth/login-page.tsx')).LoginPage;
const examinationsPage = async () => (await import('./examinations/examinations-page.tsx')).ExaminationsPage;

/** Pages that stand in the shell with its sidebar. */
const shellPages: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: { Component: async () => (await import('./examinations/dashboard-page.tsx')).DashboardPage },
  },
  { path: paths.examinations, lazy: { Component: examinationsPage } },
  {
    path: paths.examinationsRecord,
    lazy: {
      Component: async () => (await import('./examinations/examinations-page.tsx')).ExaminationsRecordPage,
    },
  },
  {
    path: paths.examinationDetail,
    lazy: {
      Component: async () =>
        (await import('./examinations/examination-detail-page.tsx')).ExaminationDetailPage,
    },
  },
  {
    path: paths.result,
    lazy: { Component: async () => (await import('./results/result-page.tsx')).ResultPage },
  },
  {
    path: paths.leaderboard,
    lazy: { Component: async () => (await import('./leaderboard/leaderboard-page.tsx')).LeaderboardPage },
  },
];

const adminPages: RouteObject[] = [
  { path: paths.adminExaminations, element: adminPage(examinationsPage) },
  {
    path: paths.insertExamination,
    element: adminPage(
      async () => (await import('./examinations/admin/insert-examination-page.tsx')).InsertExaminationPage,
    ),
  },
  {
    path: paths.editExamination,
    element: adminPage(
      async () => (await import('./examinations/admin/edit-examination-page.tsx')).EditExaminationPage,
    ),
  },
  {
    path: paths.previewExamination,
    element: adminPage(
      async () => (await import('./examinations/admin/preview-page.tsx')).PreviewExaminationPage,
    ),
  },
  {
    path: paths.examinationAttempts,
    element: adminPage(async () => (await import('./monitor/attempts-page.tsx')).AttemptsPage),
  },
  {
    path: paths.examinationBank,
    element: adminPage(async () => (await import('./bank/bank-list-page.tsx')).BankListPage),
  },
  {
    path: paths.insertExaminationBank,
    element: adminPage(async () => (await import('./bank/insert-bank-page.tsx')).InsertBankPage),
  },
  {
    path: paths.editExaminationBank,
    element: adminPage(async () => (await import('./bank/edit-bank-page.tsx')).EditBankPage),
  },
  {
    path: paths.registerStudent,
    element: adminPage(async () => (await import('./students/students-page.tsx')).StudentsPage),
  },
  {
    path: paths.settings,
    element: adminPage(async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  },
];

const sessionPages: RouteObject[] = [
  {
    lazy: { Component: async () => (await import('./layout/shell.tsx')).Shell },
    errorElement: <RouteFailure />,
    children: [{ errorElement: <PageFailure />, children: [...shellPages, ...adminPages] }],
  },
  {
    // The whole screen belongs to the examination.
    path: paths.examination,
    handle: { logsInAgain: true } satisfies LogsInAgain,
    lazy: { Component: async () => (await import('./attempts/exam-page.tsx')).ExamPage },
    errorElement: <RouteFailure />,
  },
];

export const routes: RouteObject[] = [
  {
    errorElement: <RouteFailure />,
    HydrateFallback: FullScreenLoader,
    children: [
      { path: paths.home, loader: skipWhenLoggedIn, lazy: { Component: loginPage } },
      { path: paths.login, loader: skipWhenLoggedIn, lazy: { Component: loginPage } },
      {
        path: paths.register,
        lazy: { Component: async () => (await import('./auth/register-page.tsx')).RegisterPage },
      },
      {
        path: paths.setPassword,
        lazy: { Component: async () => (await import('./auth/set-password-page.tsx')).SetPasswordPage },
      },
      {
        path: paths.forgotPassword,
        lazy: { Component: async () => (await import('./auth/forgot-password-page.tsx')).ForgotPasswordPage },
      },
      { loader: requireSession, element: <SessionArea />, children: sessionPages },
      {
        lazy: { Component: async () => (await import('./layout/not-found-frame.tsx')).NotFoundFrame },
        children: [
          {
            path: '*',
            lazy: { Component: async () => (await import('./layout/not-found-page.tsx')).NotFoundPage },
          },
        ],
      },
    ],
  },
];
