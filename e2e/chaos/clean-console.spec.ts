/**
 * The browser's console stays empty in normal use: no warning, no error, and no request that the server refuses, since
 * browsers log each refused one.
 */
import { apiAs } from '../api.ts';
import { aDraft, insertQuestion } from '../draft.ts';
import {
  allSaved,
  anAdmin,
  type BrowserContext,
  expect,
  goToExam,
  logInByForm,
  type Page,
  pressNext,
  SAMPLE,
  type Student,
  takeExam,
  test,
} from '../fixtures.ts';
import type { RunningServer } from '../running-server.ts';
import { THREE_QUESTIONS } from '../three-questions.ts';

/** Chromium warns about an unused preload a few seconds after the page has loaded. */
const PRELOAD_WARNING_MS = 5000;

/** Collects warnings and errors of the console, and refused or failed requests. */
function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left aborts its requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  return complaints;
}

/** Opens the page again, now with the service worker, and waits for late warnings. */
async function reloadByServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForTimeout(PRELOAD_WARNING_MS);
}

async function publishWithHeldBackResults(server: RunningServer, account: Student): Promise<string> {
  const admin = await apiAs(server, account.email, account.password);
  const id = await aDraft(admin, 'Results by hand', { results_release: 'by_hand' });
  await insertQuestion(admin, { examination_id: id, bank_question: 'Which word is a place?' });
  await admin.post(`/api/examination/${id}/publish`, {});
  return id;
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
}

test('a student’s way from the login to the result leaves the console empty', async ({
  page,
  context,
  server,
  student,
}) => {
  test.slow();
  const account = await anAdmin(server);
  const heldBack = await publishWithHeldBackResults(server, account);
  const complaints = collectComplaints(context);
  await logInByForm(page, student);
  await reloadByServiceWorker(page);

  await takeExam(page, THREE_QUESTIONS);
  for (const key of ['a', 'b']) {
    await page.keyboard.press(key);
    await pressNext(page);
  }
  await page.keyboard.press('c');
  await allSaved(page);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await submit(page);
  await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
  await reloadByServiceWorker(page);
  await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit Test' }).click();

  await takeExam(page, 'Results by hand');
  await submit(page);
  const notice = page.getByRole('status').filter({ hasText: 'Submitted' });
  await expect(notice).toContainText('Results by hand');
  await expect(notice).toContainText('0 of 1 questions answered');
  await page.getByRole('button', { name: 'Check for results' }).click();
  await page.reload();
  await expect(notice).toContainText('0 of 1 questions answered');

  // Reopened, the page offers to continue within seconds. Then the results are released.
  const admin = await apiAs(server, account.email, account.password);
  const [attempt] = await server.sql('select id from attempts where examination_id = $1', [heldBack]);
  await admin.post(`/api/attempt/${attempt?.id}/reopen`, { minutes: 10 });
  await page.getByRole('button', { name: 'Continue exam' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.keyboard.press('b');
  await allSaved(page);
  await submit(page);
  await expect(notice).toContainText('1 of 1 questions answered');
  await admin.post(`/api/examination/${heldBack}/release-results`, {});
  await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit Test' }).click();

  await goToExam(page, SAMPLE);
  await expect(page.getByRole('button', { name: 'Take exam' })).toBeVisible();
  for (const path of ['/examinations', '/examinations-record', '/leaderboard', '/account', '/help/student']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(complaints).toEqual([]);
});

test('an admin’s way through all pages leaves the console empty', async ({
  page,
  context,
  server,
  student,
}) => {
  test.slow();
  const account = await anAdmin(server);
  const [sample] = await server.sql('select id from examinations where examination_name = $1', [SAMPLE]);
  const theirs = await apiAs(server, student.email, student.password);
  await theirs.post('/api/exam/start', { exam_id: sample?.id });
  const [attempt] = await server.sql('select id from attempts where examination_id = $1', [sample?.id]);

  const complaints = collectComplaints(context);
  await logInByForm(page, account);
  await reloadByServiceWorker(page);
  await goToExam(page, SAMPLE);
  await expect(page.getByRole('button', { name: 'Bank List' })).toBeVisible();
  for (const path of [
    '/examinations',
    '/admin/insert-examination',
    '/admin/edit-examination',
    '/admin/examination-bank',
    '/admin/insert-examination-bank',
    '/admin/preview-examination',
    '/admin/examination-attempts',
    `/admin/answer-sheet?attempt=${attempt?.id}`,
    '/admin/register-student',
    '/admin/settings',
    '/admin/audit',
    '/leaderboard',
    '/account',
    '/help/teacher',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.waitForTimeout(PRELOAD_WARNING_MS);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(complaints).toEqual([]);
});
