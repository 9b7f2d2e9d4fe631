/** The dashboards of students and admins, the record of results, and unknown addresses. */
import { apiAs } from './api.ts';
import { anAdmin, expect, goToExam, logIn, type Page, SAMPLE, type Student, test } from './fixtures.ts';
import { expectAccessible, look } from './look.ts';
import type { RunningServer } from './running-server.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Made = { examination: { id: string } };

const asApi = (server: RunningServer, { email, password }: Student) => apiAs(server, email, password);

/** Publishes an examination with one question of weight 10, whose first option is right. Returns its id. */
async function anExamination(admin: Api, name: string, settings: object = {}): Promise<string> {
  const { examination } = await admin.post<Made>('/api/examination', {
    examination_name: name,
    examination_desc: 'One question.',
    examination_duration: 30,
    publishing: 'manual',
    ...settings,
  });
  const form = new FormData();
  const fields = {
    examination_id: examination.id,
    bank_type: 'text',
    bank_section: 'READING',
    bank_question: '<p>Which is the capital of France?</p>',
    bank_question_weight: '10',
    option_type: 'text',
    bank_option: '{"1":"Paris","2":"Rome"}',
    bank_answer: '[1]',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  await admin.post('/api/examination-bank', form);
  await admin.post(`/api/examination/${examination.id}/publish`, {});
  return examination.id;
}

async function take(student: Api, exam_id: string): Promise<void> {
  await student.post('/api/exam/start', { exam_id });
  await student.post('/api/exam/submit', { exam_id, answers: '[]' });
}

async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme);
  }
}

const card = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name });
const record = (page: Page) => page.getByRole('table', { name: 'Examinations Record' });

test('a student finds every result in the record, five per page, and opens the newest', {
  tag: '@chaos',
}, async ({ page, server, student }) => {
  const admin = await asApi(server, await anAdmin(server));
  const often = await anExamination(admin, 'Weekly quiz', { attempts_allowed: 7 });
  const api = await asApi(server, student);
  for (let attempt = 0; attempt < 7; attempt++) await take(api, often);

  await logIn(page, student);
  await expect(card(page, 'Completed Examinations').first()).toContainText('7');
  await expect(card(page, 'Last Completed Examinations')).toContainText('Weekly quiz0 / 10');
  await expect(record(page).getByRole('row')).toHaveCount(6);
  await expect(record(page).getByRole('link', { name: /View result/ })).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(record(page).getByRole('row')).toHaveCount(3);
  await expect(page.getByText('6–7 of 7 results')).toBeVisible();

  await page.getByRole('link', { name: 'Examinations Record' }).click();
  await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  await expect(record(page).getByRole('row')).toHaveCount(8);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(record(page).getByText('0 / 10').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessibleInBothSchemes(page);

  await record(page)
    .getByRole('link', { name: /View result/ })
    .click();
  await expect(page.getByRole('heading', { name: 'TEST FEEDBACK' })).toBeVisible();
});

test('an examination opens by itself on the dashboard of a waiting student', {
  tag: '@chaos',
}, async ({ page, server, student }) => {
  test.slow();
  const admin = await asApi(server, await anAdmin(server));
  const api = await asApi(server, student);
  const { examinations } = await api.get<{ examinations: { id: string }[] }>('/api/examination');
  for (const { id } of examinations) await take(api, id);
  await logIn(page, student);
  await expect(page.getByRole('region', { name: 'Next' })).toContainText('Nothing is planned');
  await look(page, 'dashboard-nothing-planned');

  const exam = await anExamination(admin, 'Final of the year');
  const opensIn = (seconds: number) =>
    server.sql(`update examinations set opens_at = now() + $2 * interval '1 second' where id = $1`, [
      exam,
      seconds,
    ]);
  await opensIn(50 * 60);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/Opens in00:49:/);
  await look(page, 'dashboard-opening');
  await opensIn(4);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/Opens in00:00:/);
  const next = page.getByRole('region', { name: 'Open now' });
  await expect(
    next.getByRole('button', { name: 'Go to Exam', description: 'Final of the year' }),
  ).toBeVisible();
  await anExamination(admin, 'Retake', {
    opens_at: new Date(Date.now() + 30 * 3600_000).toISOString(),
  });
  await page.reload();
  await expect(next).toContainText('After that: Retake');
  await look(page, 'dashboard-open');
  await next.getByRole('button').click();
  await page.getByRole('button', { name: 'Take exam' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'An exam is running' })).toBeVisible();
  await look(page, 'dashboard-running');
});

test('every page shows when an unreleased result will be released', {
  tag: '@chaos',
}, async ({ page, server, student }) => {
  const admin = await asApi(server, await anAdmin(server));
  const year = new Date().getFullYear() + 1;
  const name = 'Final with a date';
  const exam = await anExamination(admin, name, {
    results_release: 'at_time',
    results_at: `${year}-12-03T03:00:00.000Z`,
  });
  await take(await asApi(server, student), exam);

  await logIn(page, student);
  const when = new RegExp(`Result on .*${year}`);
  await expect(card(page, 'Last Completed Examinations')).toContainText(when);
  await expect(record(page)).toContainText(when);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(when);
  await goToExam(page, name);
  await expect(page).toHaveURL(/\/examination-detail\?exam=/);
  // The previous page shows the time three times, so this waits for the new page.
  await expect(page.getByText(when)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'View result' })).toHaveCount(0);
  await page.goto('/result');
  await expect(page.getByText(new RegExp(`The result is shown here from .*${year}`))).toBeVisible();
});

test('the dashboard of an admin shows all examinations and their actions', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  const account = await anAdmin(server);
  const admin = await asApi(server, account);
  const id = await anExamination(admin, 'Closed a while ago');
  await server.sql(`update examinations set closes_at = now() - interval '1 hour' where id = $1`, [id]);

  await logIn(page, account);
  await expect(card(page, 'Last Completed Examinations').getByRole('link')).toHaveText('Closed a while ago');
  await expect(page.getByRole('button', { name: 'Insert New Examination' })).toBeVisible();
  await expect(page.getByText('Examinations Record')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: SAMPLE })).toContainText('Published');
  await expectAccessibleInBothSchemes(page);
});

test('a logout with unsaved work asks first', { tag: '@chaos' }, async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/insert-examination');
  await page.getByLabel('Examination name').fill('Half of a name');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Examination name')).toHaveValue('Half of a name');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the page for an unknown address shows it and offers links', { tag: '@chaos' }, async ({
  page,
  request,
  student,
}) => {
  await page.goto('/ujian/bahasa%20Inggris/');
  await expect(page.getByText('/ujian/bahasa Inggris/')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Masuk' }).click();
  await logIn(page, student);
  await page.goto('/examinations/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'To the examinations' }).click();
  await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();

  const unknownCall = await request.get('/api/unknown');
  expect(unknownCall.status()).toBe(404);
  expect(await unknownCall.json()).toEqual({
    message: expect.any(String),
    code: 'not_found',
    params: { reason: 'nothing_here' },
  });
});
