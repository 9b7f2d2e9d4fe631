/** A school year rolls over: students come into their next class, and last year's results stay under last year's. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin, expect, logIn, registerStudent, test } from './fixtures.ts';
import { look } from './look.ts';

test('a new school year moves the students, and last year’s results stay under last year’s class', async ({
  page,
  server,
}) => {
  const account = await anAdmin(server);
  const api = await apiAs(server, account.email, account.password);
  for (const name of ['X Melati', 'XII Melati']) await api.post('/api/class', { name });
  const examination_id = await aDraft(api, 'Exam of X Melati', { classes: ['X Melati'] });
  await insertQuestion(api, { examination_id, bank_question: 'Which word is a place?' });
  await api.post(`/api/examination/${examination_id}/publish`, {});
  // Another spelling is the same class, and an unknown class is none.
  const wulan = await registerStudent(server, { first_name: 'Wulan', class: 'x-melati' });
  await registerStudent(server, { first_name: 'Bagas', class: 'sepuluh melati' });
  const own = await apiAs(server, wulan.email, wulan.password);
  await own.post('/api/exam/start', { exam_id: examination_id });
  await own.post('/api/exam/submit', { exam_id: examination_id, answers: '[]' });

  await logIn(page, account);
  await page.getByRole('link', { name: 'Classes' }).click();
  const typed = page.getByRole('row').filter({ hasText: 'sepuluh melati' });
  await expect(typed).toContainText('Bagas');
  await look(page, 'classes');
  await typed.getByRole('combobox').selectOption({ label: 'X Melati' });
  await typed.getByRole('button', { name: 'Put into class' }).click();
  await expect(typed).toHaveCount(0);

  await page.getByRole('button', { name: 'New school year' }).click();
  await expect(page.getByLabel('New name of X Melati')).toHaveValue('XI Melati');
  await expect(page.getByLabel('What becomes of XII Melati')).toHaveValue('graduate');
  await look(page, 'classes-roll-over');
  await page.getByRole('button', { name: 'Preview' }).click();
  const outcome = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Class XI Melati in' });
  await expect(outcome).toContainText('2');
  await look(page, 'classes-roll-over-preview');
  await page.getByRole('button', { name: /^Begin / }).click();

  const classes = page.getByRole('table', { name: 'List of classes' });
  await expect(classes.getByRole('row').filter({ hasText: 'XI Melati' })).toContainText('2');
  await expect(classes.getByRole('rowheader', { name: 'XII Melati' })).toHaveCount(0);
  await page.getByLabel('School year').selectOption({ index: 1 });
  await expect(classes.getByRole('rowheader', { name: 'X Melati', exact: true })).toBeVisible();

  await page.goto(`/admin/examination-attempts?exam=${examination_id}`);
  const attempt = page.getByRole('row').filter({ hasText: 'Wulan' });
  await expect(attempt).toContainText('X Melati');
  await expect(attempt).not.toContainText('XI Melati');
  // The exam is still for last year's class, and can be opened to one of this year.
  await page.goto(`/admin/edit-examination?exam=${examination_id}`);
  await page
    .locator('summary')
    .filter({ hasText: /X Melati \(\d{4}\/\d{4}\)/ })
    .click();
  await page.getByRole('combobox', { name: 'Classes' }).click();
  await page.getByRole('option', { name: 'XI Melati' }).click();
  await page.keyboard.press('Tab');
  await look(page, 'classes-of-exam');
  await page.goto('/admin/register-student?search=Wulan');
  await expect(page.getByRole('row').filter({ hasText: 'Wulan' }).first()).toContainText('XI Melati');
});
