/** Shared computers: after a session, a new document opens, because the next user could read the old one's memory. */
import { apiAs } from '../api.ts';
import { memoryOf } from '../device-contents.ts';
import { expect, logInByForm, type Page, registerStudent, serverAnswers, test } from '../fixtures.ts';

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('a logout opens the login in a new document', async ({ page, student }) => {
  await logInByForm(page, student);
  const before = await documentOf(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(page)).not.toBe(before);
});

test('after the login, the password is not in the page’s memory', async ({ page, student }) => {
  test.slow();
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  expect(await memoryOf(page)).toContain(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Reading the memory takes many seconds on a busy machine, and may happen before the cleanup.
  const hasPassword = async () => (await memoryOf(page)).includes(student.password);
  await expect.poll(hasPassword, { timeout: 120_000 }).toBe(false);
});

test('a session that ends in another tab or by a 401 opens the login in a new document', async ({
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

test('a page restored from the back/forward cache checks whether its session was revoked', async ({
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

test('a public page after Back opens in a new document when the session ends', async ({ page, student }) => {
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
  // Browsers delay painting in background tabs.
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
        // A smaller value may still fit.
      }
    }
  });

test('a logout or another person’s login ends the session in all tabs, even with full local storage', async ({
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

  // The logout has cleared local storage.
  await fillLocalStorage(page);
  await logInByForm(page, student);
  await logInByForm(other, next);
  await expect(page).toHaveURL(/\/login\b/);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test('replacing the session with another person’s opens a new document', async ({
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
