/** Shared computers: several students use tabs of the same browser. */
import { chosen, expectSaved, logInAgain } from '../continuity.ts';
import {
  allSaved,
  expect,
  goToExam,
  logInByForm,
  type Page,
  registerStudent,
  SAMPLE,
  type Student,
  takeSample,
  test,
} from '../fixtures.ts';
import type { RunningServer } from '../running-server.ts';

async function sendLogin(page: Page, { email, password }: Student) {
  await page.getByLabel('Email atau nomor WhatsApp').fill(email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** Delays the replies to logins until the returned function is called. */
async function delayLogins(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

const sessionsOf = (server: RunningServer, { email }: Student) =>
  server.sql(
    `select sessions.id from sessions join users on users.id = user_id
     where email = $1 and ended_at is null`,
    [email],
  );
const attemptsOf = (server: RunningServer, { email }: Student) =>
  server.sql('select attempts.id from attempts join users on users.id = user_id where email = $1', [email]);

test('a delayed login in another tab does not replace a student who has started an examination meanwhile', async ({
  page,
  server,
  student,
}) => {
  const previousStudent = await registerStudent(server, { first_name: 'Agus' });
  const waiting = await page.context().newPage();
  const answer = await delayLogins(waiting);
  await waiting.goto('/login');
  const isAnswered = waiting.waitForResponse('**/api/auth/login');
  const isEnded = waiting.waitForResponse('**/api/auth/logout');
  await sendLogin(waiting, previousStudent);

  await logInByForm(page, student);
  await takeSample(page);
  await page.keyboard.press('a');
  await allSaved(page);
  await expect(waiting).toHaveURL(/\/dashboard$/);

  answer();
  expect((await isAnswered).status()).toBe(200);
  expect((await isEnded).status()).toBe(200);
  expect(await sessionsOf(server, previousStudent)).toEqual([]);
  await expect(page).toHaveURL(/\/examination\b(?!-)/);
  await expect(chosen(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('b');
  await expectSaved(server, student, 2);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await attemptsOf(server, previousStudent)).toEqual([]);
});

/** Answers one question of the sample. Returns another tab of the same student. */
async function takeBesideAnotherTab(page: Page, student: Student): Promise<Page> {
  await logInByForm(page, student);
  await takeSample(page);
  await page.keyboard.press('a');
  await allSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  return tab;
}

test('an examination closes when its student logs out in another tab', async ({ page, server, student }) => {
  const tab = await takeBesideAnotherTab(page, student);
  await tab.getByRole('button', { name: 'Logout' }).click();
  for (const left of [tab, page]) {
    await expect(left).toHaveURL(/\/login\b/);
    await expect(left.getByRole('button', { name: 'Masuk' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('exams'))).toBeNull();
  await logInByForm(page, student);
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(chosen(page)).toHaveCount(1);
  await expectSaved(server, student, 1);
});

test('an examination closes after an offline logout in another tab that has closed since', async ({
  page,
  context,
  student,
}) => {
  const tab = await takeBesideAnotherTab(page, student);
  await context.setOffline(true);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leaving'))).not.toBeNull();
  await tab.close();
  await expect(page).toHaveURL(/\/login\b/);
  await context.setOffline(false);
  await page.goto('/examination');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  for (const key of ['token', 'exams', 'answers']) {
    expect(await page.evaluate((kept) => localStorage.getItem(kept), key)).toBeNull();
  }
});

test('an examination stays for its student while another student is logged in in another tab', async ({
  page,
  server,
  student,
}) => {
  const other = await registerStudent(server, { first_name: 'Agus' });
  const tab = await takeBesideAnotherTab(page, student);
  // Removes the token, as an expiry does, and notifies the other tabs.
  await tab.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expect(tab).toHaveURL(/\/login/);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();

  await logInByForm(tab, other);
  // Waits long enough for the next reply of the server, which must not end the examination.
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(/\/examination\b(?!-)/);
  await expect(dialog).toBeVisible();

  await logInAgain(page, student);
  await expect(chosen(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('b');
  await expectSaved(server, student, 2);
  expect(await attemptsOf(server, other)).toEqual([]);
});
