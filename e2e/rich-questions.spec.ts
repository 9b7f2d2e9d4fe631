/** A teacher writes questions of each type with rich content in the form, and a student sees them. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin, expect, logIn, type Page, pressNext, takeExam, test } from './fixtures.ts';
import { look, lookInEveryForm } from './look.ts';

const NAME = 'Rich questions';

/** Opens the form of a new question of this type, with its section and its text. */
async function begin(page: Page, type: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Bank Section' }).fill('MATH');
  await page.getByRole('combobox', { name: 'Students answer with' }).click();
  await page.getByRole('option', { name: new RegExp(`^${type}`) }).click();
  await page.getByRole('textbox', { name: 'Bank Question', exact: true }).fill(text);
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await expect(page.getByText('Examination bank insert success').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bank Question', exact: true })).toHaveText('');
}

test('a teacher writes a question of each type, and a student sees them', async ({
  page,
  browser,
  server,
  student,
}) => {
  test.slow();
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, NAME, { shuffle: false });
  await logIn(page, admin);
  await page.goto(`/admin/insert-examination-bank?exam=${examination_id}`);

  await begin(page, 'Several right answers', 'Solve: ');
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('button', { name: 'Insert a formula' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Formula in LaTeX').fill(String.raw`\frac{x^2-4}{\sqrt{x}}=0`);
  await expect(dialog.locator('math mfrac')).toBeVisible();
  await look(page, 'editor-formula');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(
    page.getByRole('textbox', { name: 'Bank Question', exact: true }).locator('math'),
  ).toBeVisible();
  for (const [index, option] of ['2', '−2', '0'].entries()) {
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(option);
  }
  await page.getByRole('button', { name: /Set answer.*Option 1$/ }).click();
  await page.getByRole('button', { name: /Set answer.*Option 2$/ }).click();
  await page.locator('summary').filter({ hasText: 'Scoring' }).click();
  await page.getByLabel('Scoring rule').selectOption({ label: 'Right minus wrong' });
  await look(page, 'form-choice-multiple');
  await save(page);

  await begin(page, 'Statements in a table', 'Judge each statement.');
  await page.getByLabel('Statement 1', { exact: true }).fill('Seven is prime.');
  await page.getByLabel('Statement 2', { exact: true }).fill('Nine is prime.');
  await page
    .getByRole('radiogroup', { name: /statement 1$/ })
    .getByText('True')
    .click();
  await page
    .getByRole('radiogroup', { name: /statement 2$/ })
    .getByText('False')
    .click();
  await page.getByRole('button', { name: 'Remove statement 3' }).click();
  await look(page, 'form-choice-table');
  await save(page);

  await begin(page, 'Short answer', 'Name the longest side of a right triangle.');
  await page.getByLabel('Answer 1', { exact: true }).fill('hypotenuse');
  await look(page, 'form-short-answer');
  await save(page);

  await begin(page, 'Number', 'How much is 7 ÷ 2?');
  await page.getByLabel('Value', { exact: true }).fill('3,5');
  await expect(page.getByText('Read as: 3,5')).toBeVisible();
  await page.getByLabel('Unit').fill('kg');
  await look(page, 'form-number');
  await save(page);

  await insertQuestion(api, {
    examination_id,
    bank_section: 'MATH',
    bank_question: `<table><tbody><tr><th>City</th><th>People</th></tr><tr><td>Ambon</td><td>347 288</td></tr>
      <tr><td>Ternate</td><td>205 001</td></tr></tbody></table><p dir="rtl" lang="ar">مَا مَعْنَى كَلِمَةِ «كِتَابٌ»؟</p>
      <p lang="ja"><ruby>漢字<rt>かんじ</rt></ruby>を<ruby>読<rt>よ</rt></ruby>む</p><p>10<sup>24</sup> H<sub>2</sub>O</p>`,
  });
  await page.goto(`/admin/examination-bank?exam=${examination_id}`);
  await expect(page.getByRole('article')).toHaveCount(5);
  await look(page, 'bank-five-types');
  await api.post(`/api/examination/${examination_id}/publish`, {});

  const context = await browser.newContext({ baseURL: server.url });
  const exam = await context.newPage();
  await logIn(exam, student);
  await takeExam(exam, NAME);
  await expect(exam.getByRole('main').locator('math mfrac')).toBeVisible();
  await lookInEveryForm(exam, 'exam-formula');
  for (let question = 2; question <= 5; question++) await pressNext(exam);
  await expect(exam.getByRole('cell', { name: 'Ambon' })).toBeVisible();
  await lookInEveryForm(exam, 'exam-table-arabic-ruby');
  await context.close();
});
