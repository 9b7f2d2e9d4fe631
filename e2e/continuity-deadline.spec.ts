/** Examinations whose time ends while the device is offline or asleep. */
import { readFile } from 'node:fs/promises';
import { apiAs } from './api.ts';
import { endIn, expectSaved, POLL_MS, takeForOffline } from './continuity.ts';
import { allSaved, anAdmin, expect, logIn, type Page, pressNext, type Student, test } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';
import { takeThreeQuestions } from './three-questions.ts';

test.use({ serviceWorkers: 'allow' });

const isClosed = (server: RunningServer, { email }: Student) =>
  server.sql(
    `select 1 from attempts join users on users.id = user_id where email = $1 and submitted_at is not null`,
    [email],
  );

const lateAnswers = (server: RunningServer, { email }: Student) =>
  server.sql(
    `select option, answered_at < due_at as in_time from late_answers join attempts on attempts.id = attempt_id
     join users on users.id = user_id where email = $1`,
    [email],
  );

/** Answers one question online and one offline, and passes the due time offline. */
async function loseConnectionBeforeTheEnd(
  page: Page,
  server: RunningServer,
  student: Student,
): Promise<void> {
  await page.clock.install();
  await takeForOffline(page, student);
  await page.keyboard.press('a');
  await allSaved(page);
  await pressNext(page);
  await allSaved(page);
  await endIn(server, student, 6);
  await page.clock.fastForward(POLL_MS);
  await expect(page.getByRole('timer')).toHaveText(/^00:00:/);
  await page.context().setOffline(true);
  await page.keyboard.press('b');
  await expect(page.getByText(/No connection since/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Times Up !' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => isClosed(server, student), { timeout: 25_000 }).toHaveLength(1);
}

test('answers that were not sent by the deadline are sent as late answers with their times', {
  tag: '@chaos',
}, async ({ page, context, server, student }) => {
  test.slow();
  await loseConnectionBeforeTheEnd(page, server, student);
  const dialog = page.getByRole('dialog', { name: 'Times Up !' });
  await expect(dialog.getByText('1 answer is safe on the server.')).toBeVisible();
  await expect(dialog.getByText(/^1 answer has not been sent/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a copy' }).click();
  const copy = await download;
  expect(copy.suggestedFilename()).toMatch(/^answers-.*\.json$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/result/, { timeout: 30_000 });
  await expect(page.getByText(/1 answer arrived after the end/)).toBeVisible();
  expect(await lateAnswers(server, student)).toEqual([{ option: expect.any(String), in_time: true }]);
  await expectSaved(server, student, 1);

  // The copy has the same answer, so its upload adds nothing to the late one. An admin then counts it.
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const [attempt] = await server.sql(
    'select id from attempts where user_id = (select id from users where email = $1)',
    [student.email],
  );
  const form = new FormData();
  form.append('file', new Blob([await readFile(await copy.path())]), copy.suggestedFilename());
  expect(await api.post(`/api/attempt/${attempt?.id}/copy`, form)).toMatchObject({
    received: 1,
    attempt: { late: { count: 1, result_visible: true } },
  });
  expect(await lateAnswers(server, student)).toHaveLength(1);
  const body = { decision: 'count', reason: 'The network failed.' };
  expect(await api.post(`/api/attempt/${attempt?.id}/late`, body)).toMatchObject({ attempt: { late: null } });
  await expectSaved(server, student, 2);
});

test('late answers are also sent if the page was closed meanwhile', { tag: '@chaos' }, async ({
  page,
  context,
  server,
  student,
}) => {
  test.slow();
  await loseConnectionBeforeTheEnd(page, server, student);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(later.getByText(/1 answer arrived after the end/)).toBeVisible();
  expect(await lateAnswers(server, student)).toHaveLength(1);
});

test('a computer that slept past the deadline shows the result', { tag: '@chaos' }, async ({
  page,
  server,
  student,
}) => {
  test.slow();
  await page.clock.install();
  await logIn(page, student);
  await takeThreeQuestions(page);
  await page.keyboard.press('a');
  await allSaved(page);
  // During sleep, the page's timers do not run, and the server closes the attempt.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await endIn(server, student, -9);
  await expect.poll(() => isClosed(server, student), { timeout: 15_000 }).toHaveLength(1);
  await page.clock.fastForward('05:00:00');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/result/, { timeout: 20_000 });
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
});
