/** The paths of all pages. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  examinations: '/examinations',
  examinationsRecord: '/examinations-record',
  examinationDetail: '/examination-detail',
  examination: '/examination',
  result: '/result',
  leaderboard: '/leaderboard',
  account: '/account',
  setPassword: '/setPassword',
  forgotPassword: '/forgot-password',
  adminExaminations: '/admin/examinations',
  insertExamination: '/admin/insert-examination',
  editExamination: '/admin/edit-examination',
  insertExaminationBank: '/admin/insert-examination-bank',
  previewExamination: '/admin/preview-examination',
  examinationAttempts: '/admin/examination-attempts',
  answerSheet: '/admin/answer-sheet',
  marking: '/admin/marking',
  examinationBank: '/admin/examination-bank',
  editExaminationBank: '/admin/edit-examination-bank',
  importBank: '/admin/import-examination-bank',
  stimulus: '/admin/examination-stimulus',
  library: '/library',
  registerStudent: '/admin/register-student',
  classes: '/classes',
  settings: '/admin/settings',
  audit: '/admin/audit',
  staff: '/staff',
  help: '/help',
  guide: '/help/:guide',
} as const;

/** Address of a page about one examination. */
export const examinationPath = (path: string, id: string) => `${path}?exam=${id}`;

/** Returns the path of the login page, which leads back to `next` after login. */
export function loginPath(next?: string): string {
  return next && next !== paths.home ? `${paths.login}?next=${encodeURIComponent(next)}` : paths.login;
}

/** Parameter of the login page that fills in the first field. */
export const LOGIN_PARAMETER = 'login';

/** Returns the path of the login page with this login filled in, for the QR code of a card. */
export const loginPathOf = (login: string) =>
  `${paths.login}?${LOGIN_PARAMETER}=${encodeURIComponent(login)}`;

/**
 * Excludes pages that change the account, so that a `?next=` link cannot lead into its sender's account. Excludes `%`
 * and `.` too, because the router decodes and resolves paths.
 */
const AFTER_LOGIN = /^\/(?!login|register|setPassword|forgot-password)[\w-][\w/-]*(?![^?#])/i;

/** Returns the path to open after login: that of `?next=` if it is allowed, otherwise the dashboard. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next');
  return next && AFTER_LOGIN.test(next) ? next : paths.dashboard;
}
