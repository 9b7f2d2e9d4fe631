/** One attempt in two tabs and on two devices, with extra time, another login, and a killed server. */
import { once } from 'node:events';
import { expectSaved, logInAgain, option, saveOneAndLoseTheNext } from './continuity.ts';
import {
  allSaved,
  expect,
  goToExam,
  logIn,
  logInByForm,
  type Page,
  pressNext,
  registerStudent,
  test,
} from './fixtures.ts';
import { removeData, startServer } from './running-server.ts';
import { startSeededServer } from './seeded-database.ts';
import { THREE_QUESTIONS, takeThreeQuestions } from './three-questions.ts';

test.use({ serviceWorkers: 'allow' });

const continueHere = (page: Page) => page.getByRole('button', { name: 'Continue here' });

test('a second tab asks for a takeover, which stops the first tab', async ({
  page,
  context,
  server,
  student,
}) => {
  await logIn(page, student);
  await takeThreeQuestions(page);
  await page.keyboard.press('a');
  await expect(option(page, 0)).toBeChecked();
  await allSaved(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'The exam is open in another tab' })).toBeVisible();
  await continueHere(second).click();
  await expect(option(second, 0)).toBeChecked();
  await expect(page.getByRole('heading', { name: 'The exam is open in another tab' })).toBeVisible();
  await second.keyboard.press('b');
  await allSaved(second);
  await continueHere(page).click();
  await expect(option(page, 1)).toBeChecked();
  await expect(continueHere(second)).toBeVisible();
  await expectSaved(server, student, 1);
});

test('a second device asks for a takeover; the first sends its unsent answers, stops, and can take it back', async ({
  page,
  context,
  browser,
  server,
  student,
}) => {
  await logIn(page, student);
  const prepared = page.waitForResponse('**/assets/exam-elsewhere-*.js');
  await takeThreeQuestions(page);
  await prepared;
  await saveOneAndLoseTheNext(page);

  const other = await browser.newContext({ baseURL: server.url });
  const phone = await other.newPage();
  await logIn(phone, student);
  await goToExam(phone, THREE_QUESTIONS);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await expect(phone.getByRole('heading', { name: 'The exam is open on another device' })).toBeVisible();
  await continueHere(phone).click();
  await expect(option(phone, 0)).toBeChecked();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are now working on another device' })).toBeVisible();
  await expectSaved(server, student, 2);
  await continueHere(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(continueHere(phone)).toBeVisible();
  await other.close();
});

test('a recording can be played once across all devices', async ({ page, browser, server, student }) => {
  await logIn(page, student);
  await takeThreeQuestions(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  await page.goto('/dashboard');
  await page.goBack();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  const other = await browser.newContext({ baseURL: server.url });
  const phone = await other.newPage();
  await logIn(phone, student);
  await goToExam(phone, THREE_QUESTIONS);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await continueHere(phone).click();
  await expect(phone.getByText('This recording has been played.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Play' })).toBeHidden();
  await other.close();
});

test('extra time appears on the screen within ten seconds', { tag: '@chaos' }, async ({
  page,
  server,
  student,
}) => {
  await logIn(page, student);
  await takeThreeQuestions(page);
  await server.sql(
    `update attempts set due_at = due_at + interval '10 minutes'
     where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await expect(page.getByText('You have 10 minutes more.')).toBeVisible({ timeout: 10_000 });
});

test('after a revoked session, only the same student can log in on the examination', async ({
  page,
  server,
  student,
}) => {
  const stranger = await registerStudent(server);
  await logIn(page, student);
  await takeThreeQuestions(page);
  await page.keyboard.press('a');
  await allSaved(page);
  await server.sql(
    `update sessions set ended_at = now() where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await pressNext(page);
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog.getByLabel('Email atau nomor WhatsApp')).toHaveValue(student.email, {
    timeout: 15_000,
  });

  await dialog.getByLabel('Email atau nomor WhatsApp').fill(stranger.email);
  await dialog.getByLabel('Kata Sandi', { exact: true }).fill(stranger.password);
  await dialog.getByRole('button', { name: 'Masuk' }).click();
  await expect(dialog.getByText(/taken with another account/)).toBeVisible();

  await dialog.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await logInAgain(page, student);
  await expect(option(page, 1)).toBeChecked();
  await allSaved(page);
  await expectSaved(server, student, 2);
});

test('after a kill and a restart, the server has every answer, and the page continues by itself', {
  tag: '@chaos',
}, async ({ page }) => {
  test.slow();
  const killed = await startSeededServer();
  const student = await registerStudent(killed);
  await page.goto(`${killed.url}/login`);
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await takeThreeQuestions(page);
  await page.keyboard.press('a');
  await allSaved(page);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/No connection since/).first()).toBeVisible();

  const port = new URL(killed.url).port;
  const { dataDir, databaseUrl: DATABASE_URL } = killed;
  const next = await startServer({ dataDir, env: { DATABASE_URL, PORT: port } });
  await expect(page.locator('[data-tone="saved"]').first()).toBeVisible({ timeout: 30_000 });
  await expectSaved(next, student, 2);
  await next.stop();
  await removeData(next);
});

test('after a reload, the login leads back to the examination, even with full local storage', {
  tag: '@chaos',
}, async ({ page, student }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await logInByForm(page, student);
  await takeThreeQuestions(page);
  await page.keyboard.press('b');
  await allSaved(page);
  await page.reload();
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  // The device's id was not stored either, so the page asks for a takeover.
  await continueHere(page).click();
  await expect(option(page, 1)).toBeChecked();
});
