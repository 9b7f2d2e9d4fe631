/** Offline examinations: during the attempt, at a reload, and with full storage. */
import {
  chosen,
  expectSaved,
  logInAgain,
  option,
  saveOneAndLoseTheNext,
  takeForOffline,
} from './continuity.ts';
import { rowsOf, waitsOnDevice } from './device-rows.ts';
import { allSaved, expect, logIn, logInByForm, type Page, pressNext, SAMPLE, test } from './fixtures.ts';
import { takeThreeQuestions } from './three-questions.ts';

test.use({ serviceWorkers: 'allow' });

/** Replaces the token by an expired one. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const user = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expired = btoa(JSON.stringify({ ...user, exp: user.iat + 1 }));
    const token = [head, expired.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature];
    localStorage.setItem('token', token.join('.'));
  });
}

test('a reload offline opens the same question with its answers', async ({
  page,
  context,
  server,
  student,
}) => {
  await takeForOffline(page, student);
  await saveOneAndLoseTheNext(page);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(option(page, 1)).toBeChecked();
  await expect(page.getByText(/No connection since/).first()).toBeVisible();
  await pressNext(page);
  await page.keyboard.press('a');
  await expect(page.getByText(/2 waiting/).first()).toBeVisible();
  await context.setOffline(false);
  await allSaved(page);
  await expectSaved(server, student, 3);
});

test('unsent answers are also sent from the dashboard while the attempt runs', { tag: '@chaos' }, async ({
  page,
  context,
  server,
  student,
}) => {
  await takeForOffline(page, student);
  await saveOneAndLoseTheNext(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expectSaved(server, student, 2);
});

test('a logout with unsent answers says that they stay, and the next login sends them', async ({
  page: examination,
  context,
  server,
  student,
}) => {
  await logIn(examination, student);
  await takeThreeQuestions(examination);
  // Also stops the request that a closing page sends.
  await examination.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('There is no network.'));
  });
  await examination.keyboard.press('a');
  await expect(examination.getByText(/1 waiting/).first()).toBeVisible();
  await waitsOnDevice(examination);
  await examination.close();
  await context.route('**/api/exam/{answers,late}', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unsent answers' });
  await expect(
    dialog.getByText(/^1 answer is not sent yet. It stays on this computer for you/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  expect(await rowsOf(page, 'attempts')).toBe(1);
  await expectSaved(server, student, 0);
  await context.unroute('**/api/exam/{answers,late}');
  await logInByForm(page, student);
  await expectSaved(server, student, 1);
});

test('a reload offline also opens an examination with an expired session, with a login dialog', {
  tag: '@chaos',
}, async ({ page, context, server, student }) => {
  await takeForOffline(page, student);
  await saveOneAndLoseTheNext(page);
  await expireToken(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/examination$/);
  await expect(page.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on and log in later' }).click();
  await expect(option(page, 1)).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByText(/Not logged in/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email atau nomor WhatsApp')).toHaveValue(student.email);
  await logInAgain(page, student);
  await allSaved(page);
  await expectSaved(server, student, 2);
});

test('the files of the paper are available offline', { tag: '@chaos' }, async ({
  page,
  context,
  student,
}) => {
  await takeForOffline(page, student, SAMPLE);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('paper:'))))
    .toHaveLength(1);
  // The device stores no file of the admins' program, and no reply of the API except files.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/api\/(?!assets\/)|admin|bank-form|students-page/.test(path))).toEqual([]);
  expect(kept.filter((path) => path.startsWith('/assets/app'))).not.toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 20_000 });
  const picture = page.getByRole('radiogroup').getByRole('img').first();
  while (!(await picture.isVisible())) await pressNext(page);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('with full storage the page shows a warning, and answers still reach the server', {
  tag: '@chaos',
}, async ({ page, context, server, student }) => {
  await logIn(page, student);
  await takeThreeQuestions(page);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await page.keyboard.press('a');
  await expectSaved(server, student, 1);
  await context.setOffline(true);
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/This device cannot keep a copy/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  await context.setOffline(false);
  await allSaved(page);
  await expectSaved(server, student, 2);
});

test('a recording that was played cannot be played again offline', { tag: '@chaos' }, async ({
  page,
  context,
  student,
}) => {
  await takeForOffline(page, student);
  const counted = page.waitForResponse('**/api/exam/play');
  await page.getByRole('button', { name: 'Play' }).click();
  await counted;
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  await expect(page.getByText(/waiting/)).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
});
