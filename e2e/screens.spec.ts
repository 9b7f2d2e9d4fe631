/** Every screen in both colour schemes, wide and narrow: no accessibility violation, and nothing to scroll sideways. */
import { endIn } from './continuity.ts';
import { anAdmin, expect, goToExam, logIn, registerStudent, SAMPLE, takeSample, test } from './fixtures.ts';
import { look, PICTURES } from './look.ts';

test('screens before login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await look(page, 'login');
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Daftar' })).toBeVisible();
  await look(page, 'register');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await look(page, 'register-empty');
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await look(page, 'not-found');
});

test('screens of a student', async ({ page, student }) => {
  test.slow();
  await logIn(page, student);
  await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
  await look(page, 'dashboard');
  await page.goto('/examinations');
  await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  await look(page, 'examinations');
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await look(page, 'not-found-logged-in');
  await page.goto('/dashboard');
  await takeSample(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await look(page, 'exam-listening');
  await page.getByRole('button', { name: 'Intro' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'exam-intro');
  await page.keyboard.press('Escape');
  const next = page.getByRole('button', { name: 'Next' });
  for (let question = 0; question < 12 && (await next.isEnabled()); question++) {
    await page.keyboard.press('b');
    if (question % 4 === 3) await page.keyboard.press('f');
    await next.click();
  }
  await look(page, 'exam-reading');
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'exam-finish');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await look(page, 'result');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
  await look(page, 'dashboard-after');
  await page.goto('/examinations-record');
  await expect(page.getByRole('table', { name: 'Examinations Record' })).toBeVisible();
  await look(page, 'examinations-record');
  await page.goto('/examination-detail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'detail-after');
});

test('the screen when the time is over', async ({ page, server }) => {
  const student = await registerStudent(server);
  await logIn(page, student);
  await takeSample(page);
  await endIn(server, student, 2);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Times Up !' })).toBeVisible();
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/times-up.png` });
  await expect(page).toHaveURL(/\/result/, { timeout: 20_000 });
});

test('screens of an admin', async ({ page, server }) => {
  test.slow();
  await logIn(page, await anAdmin(server));
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await look(page, 'admin-dashboard');
  for (const [path, heading] of [
    ['/examinations', 'All Examinations'],
    ['/admin/insert-examination', 'New Examination'],
    ['/admin/audit', 'Audit log'],
    ['/admin/register-student', 'Students'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    // What is painted first has the heading as well.
    await expect(page.getByText('Loading...')).toBeHidden();
    await look(page, `admin${path.replaceAll('/', '-')}`);
  }
  await page.getByRole('button', { name: 'Import from excel' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'admin-import');
  await page.goto('/examinations');
  await goToExam(page, SAMPLE);
  await expect(page.getByRole('button', { name: 'Bank List' })).toBeVisible();
  await look(page, 'admin-detail');
  await page.getByRole('button', { name: 'Bank List' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look(page, 'admin-bank');
  await page.getByRole('article').nth(6).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Examination Bank' })).toBeVisible();
  await look(page, 'admin-edit-bank');
  await page.goto('/admin/insert-examination-bank');
  await expect(page.getByRole('heading', { name: 'Insert Examination Bank' })).toBeVisible();
  await look(page, 'admin-insert-bank');
});

test('screens that turn a student away, without the admins’ program being fetched', async ({
  page,
  student,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await logIn(page, student);
  await page.goto('/admin/register-student');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'turned-away');
  for (const path of [
    '/admin/insert-examination',
    '/admin/insert-examination-bank',
    '/admin/examination-attempts',
    '/admin/examination-bank',
    '/admin/settings',
    '/admin/audit',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
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

test('screens of an examination that goes on elsewhere, or asks for another login', async ({
  page,
  browser,
  server,
  student,
}) => {
  test.slow();
  await logIn(page, student);
  await takeSample(page);
  const other = await browser.newContext({ baseURL: server.url });
  const phone = await other.newPage();
  await logIn(phone, student);
  await goToExam(phone, SAMPLE);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await expect(phone.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await look(phone, 'exam-elsewhere');
  await other.close();
  await server.sql(
    `update sessions set ended_at = now() where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible({ timeout: 15_000 });
  await look(page, 'exam-log-in-again');
});

test('screens of an examination without a connection', async ({ page, context, server, student }) => {
  test.slow();
  await logIn(page, student);
  await takeSample(page);
  await endIn(server, student, 20);
  await expect(page.getByRole('timer')).toHaveText(/^00:00:/, { timeout: 12_000 });
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByText(/No connection since/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Times Up !' })).toBeVisible({ timeout: 30_000 });
  await look(page, 'exam-over-offline');
});
