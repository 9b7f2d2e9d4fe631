/** Teachers see and edit their own examinations and those that are shared with them. Proctors see no examination. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { aStaffMember, expect, logIn, type Page, type Student, test } from './fixtures.ts';
import { look } from './look.ts';

/** Collects the paths of rejected and failed requests, apart from those that the page should not find. */
function watchRejections(page: Page): string[] {
  const rejected: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) rejected.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return rejected;
}

const exams = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).sort();

/** Opens the list of examinations and expects exactly these. */
async function expectExams(page: Page, names: string[]): Promise<void> {
  await page.goto('/examinations');
  await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(names.length);
  expect(await exams(page)).toEqual(names);
}

test('three teachers see and edit only their own, and a co-teacher works on a shared one', async ({
  browser,
  server,
}) => {
  const names = ['Ratna', 'Budi', 'Wayan'];
  const teachers: { account: Student; page: Page; exam: string; name: string; rejected: string[] }[] = [];
  for (const first_name of names) {
    const account = await aStaffMember(server, 'teacher', first_name);
    const name = `Exam of ${first_name}`;
    const api = await apiAs(server, account.email, account.password);
    const exam = await aDraft(api, name);
    await insertQuestion(api, { examination_id: exam, bank_question: `Question of ${first_name}` });
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await logIn(page, account);
    teachers.push({ account, page, exam, name, rejected: watchRejections(page) });
  }
  for (const { page, name } of teachers) await expectExams(page, [name]);
  const [ratna, budi, wayan] = teachers as [(typeof teachers)[0], (typeof teachers)[0], (typeof teachers)[0]];
  for (const { rejected } of teachers) expect(rejected).toEqual([]);

  // The address of another teacher's examination.
  for (const path of ['/examination-detail', '/admin/examination-bank']) {
    await wayan.page.goto(`${path}?exam=${ratna.exam}`);
    await expect(wayan.page.getByText('There is no such examination.').first()).toBeVisible();
    await expect(wayan.page.getByText('Question of Ratna')).toHaveCount(0);
  }

  await ratna.page.getByRole('article').getByRole('button', { name: 'Go to Exam' }).click();
  await expect(ratna.page.getByText('Yours')).toBeVisible();
  await ratna.page.getByRole('button', { name: 'Share' }).click();
  await ratna.page.getByRole('combobox', { name: 'Co-teachers' }).click();
  await ratna.page.getByRole('option', { name: /^Budi/ }).first().click();
  await ratna.page.keyboard.press('Tab');
  await look(ratna.page, 'share-exam');
  await ratna.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(ratna.page.getByText('The co-teachers are saved.')).toBeVisible();
  await look(ratna.page, 'exam-of-teacher');

  await expectExams(budi.page, [budi.name, ratna.name]);
  await look(budi.page, 'exams-of-teacher');
  const shared = budi.page.getByRole('article').filter({ hasText: ratna.name });
  await expect(shared).toContainText('Shared with you');
  await shared.getByRole('button', { name: 'Go to Exam' }).click();
  await expect(budi.page.getByRole('button', { name: 'Archive' })).toBeVisible();
  for (const name of ['Delete', 'Share', 'Transfer'])
    await expect(budi.page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await budi.page.getByRole('button', { name: 'Edit Examination' }).click();
  await budi.page.getByLabel('Examination Name').fill('Exam of both');
  await budi.page.getByRole('button', { name: 'Save' }).click();
  await expect(budi.page.getByText('Examination success updated')).toBeVisible();
  await expectExams(ratna.page, ['Exam of both']);
  await expectExams(wayan.page, [wayan.name]);

  await wayan.page.getByRole('link', { name: 'Students' }).click();
  await expect(wayan.page.getByRole('heading', { name: 'Students' })).toBeVisible();
  for (const { rejected } of [ratna, budi]) expect(rejected).toEqual([]);
});

test('a proctor sees only that no sitting is assigned', async ({ page, server }) => {
  const rejected = watchRejections(page);
  await logIn(page, await aStaffMember(server, 'proctor', 'Made'));
  const home = page.getByText('No sitting is assigned to you');
  await expect(home).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Help']);
  await look(page, 'home-of-proctor');
  for (const path of [
    '/examinations',
    '/examination',
    '/leaderboard',
    '/admin/register-student',
    '/admin/examination-bank',
    '/admin/settings',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(home).toBeVisible();
  }
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Checklist for the exam day' })).toBeVisible();
  expect(rejected).toEqual([]);
});
