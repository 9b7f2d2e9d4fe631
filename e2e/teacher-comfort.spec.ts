/** Features for teachers: search, lists that restore their view, bulk changes, undo, and first steps. */
import { createExamination, createStudent, insertBankItem } from '@lulus/contract';
import { apiAs } from './api.ts';
import { anAdmin, expect, logIn, SAMPLE, test } from './fixtures.ts';
import { look } from './look.ts';
import { type RunningServer, removeData, startServer } from './running-server.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;

const SCIENCE = 'Ulangan Harian Fisika';

async function theAdmin(server: RunningServer) {
  const admin = await anAdmin(server);
  // This name does not match the searches for students in other tests.
  await server.sql(`update users set first_name = 'Kepala' where email = $1`, [admin.email]);
  return { admin, api: await apiAs(server, admin.email, admin.password) };
}

async function aClass(api: Api, name: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await api.post(createStudent.path, {
      first_name: `Wayan${String(number).padStart(2, '0')}`,
      last_name: 'Contoh',
      class: name,
      email: `wayan${number}.${name.toLowerCase()}@example.test`,
    });
  }
}

async function anExamination(api: Api, sections: Record<string, string[]>): Promise<string> {
  const { examination } = await api.post<{ examination: { id: string } }>(createExamination.path, {
    examination_name: SCIENCE,
    examination_desc: '',
    examination_duration: 30,
    publishing: 'manual',
  });
  for (const [section, questions] of Object.entries(sections)) {
    for (const question of questions) {
      const form = new FormData();
      const fields = {
        examination_id: examination.id,
        bank_type: 'text',
        bank_section: section,
        bank_question: question,
        bank_question_weight: '1',
        option_type: 'text',
        bank_option: '{"1":"One","2":"Two","3":"Three"}',
        bank_answer: '[1]',
      };
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      await api.post(insertBankItem.path, form);
    }
  }
  return examination.id;
}

test('a new school sees its first steps and can dismiss them', { tag: '@chaos' }, async ({ browser }) => {
  test.slow();
  // A first start creates only the sample.
  const server = await startServer();
  try {
    const { admin, api } = await theAdmin(server);
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await logIn(page, admin);
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('0 of 8 done');
    await look(page, 'first-steps');
    await aClass(api, '7A', 1);
    await anExamination(api, { A: ['What is light?'] });
    await page.reload();
    await expect(steps).toContainText('2 of 8 done');
    await look(page, 'first-steps-some');
    await steps.getByRole('link', { name: 'Name your school' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await page.goto('/dashboard');
    await steps.getByRole('button', { name: 'Hide this list' }).click();
    await expect(steps).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps).toBeVisible();
  } finally {
    await server.stop();
    await removeData(server);
  }
});

test('the search finds students and examinations on every page', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  test.slow();
  const { admin, api } = await theAdmin(server);
  await aClass(api, 'X1', 9);
  await anExamination(api, { A: ['What is light?'] });
  await logIn(page, admin);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Students and examinations' });
  await expect(field).toBeFocused();
  await look(page, 'search-empty');
  await field.fill('wayan x1');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(9);
  await expect(page.getByRole('dialog').getByRole('option').last()).toHaveText(/Show all students/);
  await look(page, 'search-students');
  await field.fill('unknown at all');
  await expect(page.getByText('Nothing begins with')).toBeVisible();
  await look(page, 'search-nothing');
  await field.fill('fisi');
  await expect(page.getByRole('dialog').getByRole('option', { name: SCIENCE }).first()).toBeVisible();
  await look(page, 'search-examinations');
  await page.route('**/api/search*', (route) => route.abort());
  await field.fill('wayan03');
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'search-failed');
  await page.unroute('**/api/search*');
  await field.fill('wayan04 x1');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(/register-student\?q=wayan4/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Opened last' })).toContainText('Wayan04 Contoh');
  await look(page, 'search-recent');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveText(['Wayan04 Contoh']);
});

test('lists restore their view after a reload, after Back, and from a link', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  const { admin, api } = await theAdmin(server);
  await aClass(api, 'X7', 12);
  await logIn(page, admin);
  await page.goto('/admin/register-student?q=wayan');
  await page.getByLabel('Class', { exact: true }).selectOption('X7');
  await page.getByRole('button', { name: 'Full Name' }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/q=wayan&class=X7&sort=-name&page=2$/);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText(['Wayan02 Contoh', 'Wayan01 Contoh']);
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.goto('/examinations');
  await page.getByLabel('Search', { exact: true }).fill('sample');
  await page.getByLabel('Sort by').selectOption('Name (A–Z)');
  await expect(page).toHaveURL(/q=sample&sort=name$/);
  await look(page, 'examinations-filtered');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Status').selectOption('Archived');
  await expect(page.getByText('No such examination')).toBeVisible();
  await look(page, 'examinations-none-found');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('article').filter({ hasText: SAMPLE })).toBeVisible();
});

test('an admin moves a whole class, undoes it, creates login cards, and deletes the class', {
  tag: '@chaos',
}, async ({ page, server }) => {
  test.slow();
  const { admin, api } = await theAdmin(server);
  await aClass(api, 'X3', 12);
  await logIn(page, admin);
  await page.goto('/admin/register-student?class=X3');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Choose all 12 found' }).click();
  await expect(page.getByText('12 chosen')).toBeVisible();
  await look(page, 'students-chosen');
  await page.getByRole('button', { name: 'Change class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Class').fill('XI3');
  await page.keyboard.press('Escape');
  await look(page, 'students-change-class');
  await dialog.getByRole('button', { name: 'Change class' }).click();
  await expect(page.getByText('12 students are in another class now.')).toBeVisible();
  await expect(page.getByText('No matching records found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Choose Wayan01 Contoh' }).check();
  await page.getByRole('checkbox', { name: 'Choose Wayan02 Contoh' }).check();
  await page.getByRole('button', { name: 'Set-password links' }).click();
  await dialog.getByRole('button').nth(-1).click();
  await expect(dialog.getByText('wayan2.x3@example.test')).toBeVisible();
  await page.goto('/admin/register-student?class=X3');
  await page.getByRole('checkbox', { name: 'Choose Wayan01 Contoh' }).check();
  await page.getByRole('checkbox', { name: 'Choose Wayan02 Contoh' }).check();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(dialog).toContainText('Wayan01 Contoh, Wayan02 Contoh');
  await look(page, 'students-delete-chosen');
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('2 students have been deleted')).toBeVisible();
  await expect(page.getByText('1–10 of 10 students')).toBeVisible();
});

test('examinations are archived, restored and deleted in bulk', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  test.slow();
  const { admin, api } = await theAdmin(server);
  for (const section of ['A', 'B', 'C']) await anExamination(api, { [section]: ['What is light?'] });
  await logIn(page, admin);
  await page.goto('/examinations?q=fisika&status=draft');
  const cards = page.getByRole('article');
  await expect(cards.nth(2)).toBeVisible();
  const count = await cards.count();
  for (const place of [0, 1, 2]) await cards.nth(place).getByRole('checkbox').check();
  await look(page, 'examinations-chosen');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('3 examinations are archived.')).toBeVisible();
  await expect(cards).toHaveCount(count - 3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(count);
  for (const place of [0, 1, 2]) await cards.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await look(page, 'examinations-delete-chosen');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 examinations are deleted.')).toBeVisible();
  await expect(cards).toHaveCount(count - 3);
});

test('questions are moved to another section, restored and deleted in bulk', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  test.slow();
  const { admin, api } = await theAdmin(server);
  const id = await anExamination(api, { A: ['First?', 'Second?', 'Third?'], B: ['Fourth?'] });
  await logIn(page, admin);
  await page.evaluate((exam) => localStorage.setItem('examId', exam), id);
  await page.goto('/admin/examination-bank');
  await page.getByRole('checkbox', { name: 'Choose A, Question 1' }).check();
  await page.getByRole('checkbox', { name: 'Choose A, Question 3' }).check();
  await look(page, 'bank-chosen');
  await page.getByRole('button', { name: 'Move to section' }).click();
  await page.getByRole('dialog').getByLabel('Section').selectOption('B');
  await look(page, 'bank-move');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to section' }).click();
  await expect(page.getByRole('region', { name: 'B', exact: true }).getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'A', exact: true }).getByRole('article')).toHaveText([
    /First/,
    /Second/,
    /Third/,
  ]);
  await page.getByRole('checkbox', { name: 'Choose all of A' }).check();
  await page.getByRole('button', { name: 'Set weight' }).click();
  await page.getByRole('dialog').getByLabel('Bank Weight').fill('2,5');
  await look(page, 'bank-weigh');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 questions have another weight now.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'A, Question 3' })).toContainText('2.5');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByLabel('Chosen rows').getByRole('button', { name: 'Delete' }).click();
  await look(page, 'bank-delete-chosen');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no questions yet')).toBeVisible();

  await page.getByRole('button', { name: 'Take from another examination' }).first().click();
  const dialog = page.getByRole('dialog');
  // Examinations of other journeys may fill the first page.
  await dialog.getByRole('searchbox').fill(SAMPLE);
  await expect(dialog.getByRole('button', { name: new RegExp(SAMPLE) })).toBeVisible();
  await look(page, 'bank-copy-source');
  await dialog.getByRole('button', { name: new RegExp(SAMPLE) }).click();
  await dialog.getByRole('checkbox', { name: 'Choose all of LISTENING' }).check();
  await look(page, 'bank-copy-questions');
  await dialog.getByRole('button', { name: /^Take \d+ questions$/ }).click();
  await expect(page.getByText(/questions are copied/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'LISTENING' }).getByRole('article')).not.toHaveCount(0);
  await look(page, 'bank-copied');
  await page.goto('/examination-detail');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
});
