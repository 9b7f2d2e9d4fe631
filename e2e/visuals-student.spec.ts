/** Every screen of a student in both colour schemes, wide and narrow: accessible, without horizontal scrolling. */
import { endIn } from './continuity.ts';
import { expect, goToExam, logIn, type Page, pressNext, SAMPLE, takeSample, test } from './fixtures.ts';
import { lookInEveryForm, PICTURES } from './look.ts';
import { type Screen, visit } from './visit.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name });

const BEFORE_LOGIN: Screen[] = [
  { name: 'login', path: '/login', shows: button('Masuk') },
  { name: 'register', path: '/register', shows: button('Daftar') },
  {
    name: 'register-empty',
    path: '/register',
    shows: button('Daftar'),
    open: (page) => button('Daftar')(page).click(),
  },
  { name: 'forgot', path: '/forgot-password', shows: heading('Lupa Kata Sandi') },
  { name: 'not-found', path: '/nothing/here', shows: heading(/./) },
];

const BEFORE_EXAM: Screen[] = [
  { name: 'dashboard', path: '/dashboard', shows: heading('Examinations List') },
  { name: 'examinations', path: '/examinations', shows: heading('Your Examinations') },
  { name: 'not-found-logged-in', path: '/nothing/here', shows: heading('There is no such page') },
  { name: 'account-student', path: '/account', shows: heading(/./) },
  { name: 'help-student', path: '/help/student', shows: heading(/./) },
];

const AFTER_EXAM: Screen[] = [
  { name: 'result', path: '/result', shows: (page) => page.getByText('TEST FEEDBACK') },
  { name: 'dashboard-after', path: '/dashboard', shows: heading('Examinations List') },
  {
    name: 'examinations-record',
    path: '/examinations-record',
    shows: (page) => page.getByRole('table', { name: 'Examinations Record' }),
  },
  { name: 'detail-after', path: '/examination-detail', shows: button('View result') },
  { name: 'leaderboard', path: '/leaderboard', shows: heading(/./) },
];

test('screens before the login', async ({ page }) => {
  await visit(page, BEFORE_LOGIN);
});

test('screens of a student', async ({ page, student }) => {
  await logIn(page, student);
  await visit(page, BEFORE_EXAM);
});

test('screens of an examination, and after it', async ({ page, student }) => {
  test.slow();
  await logIn(page, student);
  await takeSample(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await lookInEveryForm(page, 'exam-listening');
  await page.getByRole('button', { name: 'Intro' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookInEveryForm(page, 'exam-intro');
  await page.keyboard.press('Escape');
  const next = page.getByRole('button', { name: 'Next' });
  for (let question = 0; question < 12 && (await next.isEnabled()); question++) {
    await page.keyboard.press('b');
    if (question % 4 === 3) await page.keyboard.press('f');
    await pressNext(page);
  }
  await lookInEveryForm(page, 'exam-reading');
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookInEveryForm(page, 'exam-finish');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await visit(page, AFTER_EXAM);
});

test('screens of an examination whose time is over', async ({ page, server, student }) => {
  await logIn(page, student);
  await takeSample(page);
  await endIn(server, student, 2);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Times Up !' })).toBeVisible();
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/times-up.png` });
  await expect(page).toHaveURL(/\/result/, { timeout: 20_000 });
});

test('screens of an examination that is open on another device or asks for a login', async ({
  page,
  browser,
  server,
  student,
}) => {
  await logIn(page, student);
  await takeSample(page);
  const other = await browser.newContext({ baseURL: server.url });
  const phone = await other.newPage();
  await logIn(phone, student);
  await goToExam(phone, SAMPLE);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await expect(phone.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await lookInEveryForm(phone, 'exam-elsewhere');
  await other.close();
  await server.sql(
    `update sessions set ended_at = now() where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await lookInEveryForm(page, 'exam-log-in-again');
});

test('screens of an offline examination', async ({ page, context, server, student }) => {
  await logIn(page, student);
  await takeSample(page);
  await endIn(server, student, 8);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^00:00:/);
  // The dialogs load behind the first question.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByText(/No connection since/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Times Up !' })).toBeVisible();
  await lookInEveryForm(page, 'exam-over-offline');
});

test('an admin’s address leads a student home and loads no admin code', async ({ page, student }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await logIn(page, student);
  for (const path of [
    '/admin/register-student',
    '/admin/insert-examination',
    '/admin/insert-examination-bank',
    '/admin/examination-attempts',
    '/admin/examination-bank',
    '/admin/settings',
    '/admin/audit',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
  }
  expect(fetched.some((path) => path.endsWith('.js'))).toBe(true);
  expect(
    fetched.filter((path) =>
      /attempts-page|bank|students|settings-page|audit-page|admin-|sortable|examination-form/.test(
        path.split('/assets/')[1] ?? '',
      ),
    ),
  ).toEqual([]);
});
