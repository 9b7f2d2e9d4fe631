/** Several students use one computer in sequence: what one leaves behind, and can plant for the next. */

import { apiAs } from '../api.ts';
import { expectSaved, logInAgain, takeForOffline } from '../continuity.ts';
import { rowsOf } from '../device-rows.ts';
import {
  allSaved,
  expect,
  logInByForm,
  type Page,
  registerStudent,
  SAMPLE,
  type Student,
  takeSample,
  test,
} from '../fixtures.ts';
import type { RunningServer } from '../running-server.ts';

/** How the browser's cache alone answers the request for the paper. */
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

test('the browser’s cache has no paper', async ({ page, student }) => {
  await takeForOffline(page, student, SAMPLE);
  expect(await cachedPaper(page, true)).toBe('none');
  expect(await cachedPaper(page, false)).toBe('none');
});

test('the next student finds no paper of the one before, and only answers that the server does not have', async ({
  page,
  server,
  student,
}) => {
  const [next, third] = [await registerStudent(server), await registerStudent(server)];
  await answerOneForOffline(page, student);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(1);
  expect(await rowsOf(page, 'attempts')).toBe(1);
  // As after an expired session.
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

test('a logout whose page was closed before the answer is one, without a network, too', async ({
  page,
  student,
  context,
}) => {
  await answerOneForOffline(page, student);
  await page.goto('/dashboard');
  // The server receives it, and its reply takes long.
  await page.route('**/api/auth/logout', async (route) => {
    await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leaving'))).not.toBeNull();
  const next = await context.newPage();
  await page.close();
  await context.setOffline(true);
  await next.goto('/examination');
  await expect(next.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => rowsOf(next, 'papers')).toBe(0);
  const kept = await next.evaluate(() => Object.keys(localStorage));
  for (const key of ['token', 'user', 'exams', 'answers', 'leaving']) expect(kept).not.toContain(key);
});

/** The numbers of papers, copies and file caches. */
const keptOf = async (page: Page) => [
  await rowsOf(page, 'papers'),
  await rowsOf(page, 'attempts'),
  await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('paper:')).length),
];

test('the next page deletes what a logout left because its page was closed at once', async ({
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
  // After a mere expiry the page deletes nothing: the examination waits for its student.
  await next.goto('/login');
  await expect(next.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await keptOf(next)).toEqual([1, 1, 1]);

  await next.evaluate((token) => localStorage.setItem('token', token), token);
  // A page without the program, which would delete it as well.
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
  expect(await keptOf(next)).toEqual([1, 1, 1]);
  await next.goto('/login');
  await expect.poll(() => keptOf(next)).toEqual([0, 0, 0]);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('left'))).toBeNull();
});

async function endFromElsewhere(server: RunningServer, student: Student) {
  const elsewhere = await apiAs(server, student.email, student.password);
  const ended = await fetch(`${server.url}/api/account/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${elsewhere.token}` },
  });
  expect(ended.status).toBe(200);
}

for (const place of ['/dashboard', '/examination']) {
  test(`a session that its student has ended elsewhere leaves at ${place} what a logout does`, async ({
    page,
    server,
    student,
  }) => {
    await answerOneForOffline(page, student);
    await page.goto('/dashboard');
    expect(await keptOf(page)).toEqual([1, 1, 1]);
    await endFromElsewhere(server, student);
    await page.goto(place);
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    await expect.poll(() => keptOf(page)).toEqual([0, 0, 0]);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}

test('an examination whose session its student has ended elsewhere is gone with the next document', async ({
  page,
  server,
  student,
}) => {
  await answerOneForOffline(page, student);
  await endFromElsewhere(server, student);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([0, 0, 0]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('an examination whose session its student ended elsewhere is hidden from others, and stored again after the next login', async ({
  page,
  server,
  student,
  context,
}) => {
  await answerOneForOffline(page, student);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  const question = page.getByRole('radiogroup');
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
  await endFromElsewhere(server, student);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([0, 0, 0]);

  // The ranking shows who the student is, so the next user could forge this entry.
  const tab = await context.newPage();
  await tab.goto('/manifest.webmanifest');
  await tab.evaluate((user) => {
    localStorage.setItem('user', JSON.stringify({ ...user, seal_keys: ['made up'] }));
    localStorage.setItem('token', 'made up');
    localStorage.removeItem('token');
  }, user);
  await page.bringToFront();
  await expect(dialog.getByRole('button', { name: 'Go on and log in later' })).toHaveCount(0);
  await expect(question).toHaveCount(0);

  await logInAgain(page, student);
  await expect(question).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([1, 1, 1]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Question 1, answered/ })).toBeVisible();
});

test('an answer that was on its way when its student left the examination leaves nothing at the logout', async ({
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
  await page.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('b');
  await expectSaved(server, student, 2);
  await page.goto('/examinations');
  await page.unroute('**/api/exam/answers');
  // This page requests what the examination could not receive.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([0, 0, 0]);
});
