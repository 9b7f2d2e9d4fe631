/** Every address of the application. */
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
  examinationBank: '/admin/examination-bank',
  editExaminationBank: '/admin/edit-examination-bank',
  registerStudent: '/admin/register-student',
  settings: '/admin/settings',
  audit: '/admin/audit',
  help: '/help',
  guide: '/help/:guide',
  styleguide: '/styleguide',
} as const;

/** Login that leads back to where the person was. */
export function loginPath(next?: string): string {
  return next && next !== paths.home ? `${paths.login}?next=${encodeURIComponent(next)}` : paths.login;
}

/**
 * No page at which a person changes the account: a link by `?next=` could lead into its sender's account. Nor an
 * address with `%73` or `..`, which the router reads as another.
 */
const AFTER_LOGIN = /^\/(?!login|register|setPassword|forgot-password)[\w-][\w/-]*(?![^?#])/i;

/** Where to go after login: the place in `?next=`, as long as it is one of ours. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next');
  return next && AFTER_LOGIN.test(next) ? next : paths.dashboard;
}
