/** A session ends with its document, whose memory the next user of the computer could read. */
import { apiAs } from '../api.ts';
import { memoryOf } from '../device-contents.ts';
import { expect, logInByForm, type Page, registerStudent, serverAnswers, test } from '../fixtures.ts';

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('logging out leads to the login as another document, with nothing of the one before in its memory', async ({
  page,
  student,
}) => {
  await logInByForm(page, student);
  const before = await documentOf(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(page)).not.toBe(before);
});

test('the password is not in the memory of the page after the login', async ({ page, student }) => {
  test.slow();
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  expect(await memoryOf(page)).toContain(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // On a busy machine one look at the memory takes many seconds, and may come before the cleanup.
  const hasPassword = async () => (await memoryOf(page)).includes(student.password);
  await expect.poll(hasPassword, { timeout: 120_000 }).toBe(false);
});

test('a session that ends in another tab, or is refused, leads to the login as another document', async ({
  page,
  student,
}) => {
  await logInByForm(page, student);
  const other = await page.context().newPage();
  await other.goto('/examinations');
  await expect(other.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  const before = await documentOf(other);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login\b/);
  await expect(other.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(other)).not.toBe(before);

  await logInByForm(other, student);
  const loggedIn = await documentOf(other);
  await other.route('**/api/leaderboard*', (route) =>
    serverAnswers(route, 401, { message: 'Over.', code: 'session_over' }),
  );
  await other.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(other.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(other)).not.toBe(loggedIn);
});

test('a page that Back brings out of the browser’s memory asks whether its session was ended elsewhere', async ({
  page,
  server,
  student,
}) => {
  await logInByForm(page, student);
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Guide for students' })).toBeVisible();
  const elsewhere = await apiAs(server, student.email, student.password);
  await elsewhere.delete('/api/account/sessions');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/login\b/);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
});

test('a page before the login that was gone back to is left for another document when the session ends', async ({
  page,
  student,
}) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const before = await documentOf(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Daftar' })).toBeVisible();
  expect(await documentOf(page)).toBe(before);

  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const isLeft = page.waitForEvent('domcontentloaded');
  await other.getByRole('button', { name: 'Logout' }).click();
  await isLeft;
  // The browser draws a page in the background late.
  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await documentOf(page)).not.toBe(before);
});

const fillLocalStorage = (page: Page) =>
  page.evaluate(() => {
    for (let length = 2 ** 24; length >= 1; length /= 2) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`planted${length}-${n}`, 'x'.repeat(length));
      } catch {
        // Something smaller may fit.
      }
    }
  });

test('a logout, or another person’s login, ends the sessions of all tabs, also where local storage is full', async ({
  page,
  student,
  server,
}) => {
  const next = await registerStudent(server);
  await page.goto('/login');
  await fillLocalStorage(page);
  await logInByForm(page, student);
  const other = await page.context().newPage();
  await logInByForm(other, student);
  await expect(page).toHaveURL(/\/dashboard$/);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\b/);
  await expect(other).toHaveURL(/\/login\b/);

  // The logout has cleared it.
  await fillLocalStorage(page);
  await logInByForm(page, student);
  await logInByForm(other, next);
  await expect(page).toHaveURL(/\/login\b/);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test('another person’s session in the place of one leads to another document', async ({
  page,
  student,
  server,
}) => {
  await logInByForm(page, student);
  const before = await documentOf(page);
  const { email, password } = await registerStudent(server);
  const response = await page.request.post(`${server.url}/api/auth/login`, { data: { email, password } });
  const { access_token } = await response.json();
  const tab = await page.context().newPage();
  await tab.goto('/login');
  const isOther = page.waitForEvent('domcontentloaded');
  await tab.evaluate((token) => localStorage.setItem('token', token), access_token);
  await isOther;
  expect(await documentOf(page)).not.toBe(before);
  await expect(page).toHaveURL(/\/dashboard$/);
});
