/** Shared computers: data that remains on the device after a student. */

import { apiAs } from '../api.ts';
import { expectSaved, takeForOffline } from '../continuity.ts';
import { nothingWaitsOnDevice, rowsOf } from '../device-rows.ts';
import {
  allSaved,
  expect,
  logInByForm,
  type Page,
  pressNext,
  registerStudent,
  SAMPLE,
  type Student,
  takeSample,
  test,
} from '../fixtures.ts';

/** Requests the paper from the browser's HTTP cache only. Returns the status, or `none` if it is not cached. */
function cachedPaper(page: Page, asStudent: boolean): Promise<number | 'none'> {
  return page.evaluate(async (asStudent) => {
    const authorization = `Bearer ${localStorage.getItem('token')}`;
    const address = `/api/exam/bank?exam_id=${localStorage.getItem('examId')}&have=`;
    const headers = asStudent ? { authorization } : undefined;
    return fetch(address, { cache: 'only-if-cached', mode: 'same-origin', ...(headers && { headers }) }).then(
      ({ status }) => status,
      () => 'none' as const,
    );
  }, asStudent);
}

async function answerOneForOffline(page: Page, student: Student) {
  await takeForOffline(page, student, SAMPLE);
  await page.keyboard.press('a');
  await allSaved(page);
}

test('the browser’s HTTP cache has no paper', async ({ page, student }) => {
  await takeForOffline(page, student, SAMPLE);
  expect(await cachedPaper(page, true)).toBe('none');
  expect(await cachedPaper(page, false)).toBe('none');
});

test('after another login, the previous student’s paper is deleted, and only unsent answers remain', async ({
  page,
  server,
  student,
}) => {
  const [next, third] = [await registerStudent(server), await registerStudent(server)];
  await answerOneForOffline(page, student);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(1);
  expect(await rowsOf(page, 'attempts')).toBe(1);
  // Removes the token, as an expiry does.
  await page.evaluate(() => localStorage.removeItem('token'));
  await logInByForm(page, next);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  await expect.poll(() => rowsOf(page, 'attempts')).toBe(0);

  await takeSample(page);
  await page.route('**/api/exam/answers', (route) => route.abort());
  await page.keyboard.press('a');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await logInByForm(page, third);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  expect(await rowsOf(page, 'attempts')).toBe(1);
});

/** Returns the numbers of stored papers, answer copies and file caches. */
const countStored = async (page: Page) => [
  await rowsOf(page, 'papers'),
  await rowsOf(page, 'attempts'),
  await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('paper:')).length),
];

test('a logout whose page closes before the reply is complete', async ({ page, student }) => {
  await answerOneForOffline(page, student);
  await page.goto('/dashboard');
  await page.route('**/api/auth/logout', async (route) => {
    await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out…')).toBeVisible();
  await page.goto('/examination');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => countStored(page)).toEqual([0, 0, 0]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['token', 'user', 'exams', 'answers']) expect(kept).not.toContain(key);
});

test('the next page deletes data that a logout has left because its page closed at once', async ({
  page,
  student,
  context,
}) => {
  await answerOneForOffline(page, student);
  const next = await context.newPage();
  const token = await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.removeItem('token');
    return token;
  });
  // After an expiry, pages delete nothing, because the student may continue the examination.
  await next.goto('/login');
  await expect(next.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await countStored(next)).toEqual([1, 1, 1]);

  await next.evaluate((token) => localStorage.setItem('token', token), token);
  // The program in this tab would delete the data as well.
  await next.goto('/manifest.webmanifest');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new Error('The page is closed.');
    };
    CacheStorage.prototype.keys = () => new Promise(() => undefined);
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.close();
  expect(await countStored(next)).toEqual([1, 1, 1]);
  await next.goto('/login');
  await expect.poll(() => countStored(next)).toEqual([0, 0, 0]);
});

test('after a revoked session, the login appears, and the next student’s login deletes the data', async ({
  page,
  server,
  student,
}) => {
  const next = await registerStudent(server);
  await answerOneForOffline(page, student);
  const elsewhere = await apiAs(server, student.email, student.password);
  await elsewhere.delete('/api/account/sessions');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await countStored(page)).toEqual([1, 1, 1]);
  await logInByForm(page, next);
  await expect.poll(() => countStored(page)).toEqual([0, 0, 0]);
  expect(await page.evaluate(() => localStorage.getItem('exams'))).toBeNull();
});

test('an answer whose reply was lost when the page closed leaves no data after the logout', async ({
  page,
  server,
  student,
}) => {
  await answerOneForOffline(page, student);
  await page.route('**/api/exam/answers', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response }).catch(() => undefined);
  });
  await pressNext(page);
  await page.keyboard.press('b');
  await expectSaved(server, student, 2);
  await page.goto('/examinations');
  await page.unroute('**/api/exam/answers');
  // This page fetches the state that the closed page did not receive.
  await nothingWaitsOnDevice(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => countStored(page)).toEqual([0, 0, 0]);
});
