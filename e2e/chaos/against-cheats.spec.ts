/** Hints for an admin against cheating: answer key bias, and late answers after a visible result. */
import { apiAs } from '../api.ts';
import { anAdmin, expect, goToExam, logIn, test } from '../fixtures.ts';
import { look } from '../look.ts';

const NAME = 'Lopsided';
const QUESTIONS = 10;

function aQuestion(examination_id: string, number: number): FormData {
  const form = new FormData();
  const fields = {
    examination_id,
    bank_type: 'text',
    bank_section: 'READING',
    bank_question: `Question ${number}`,
    bank_question_weight: '1',
    option_type: 'text',
    bank_option: JSON.stringify({ 1: 'Right', 2: 'Wrong', 3: 'False' }),
    bank_answer: '[1]',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('an admin shuffles biased answer keys, and sees late answers', async ({ page, server, student }) => {
  test.slow();
  const account = await anAdmin(server);
  const admin = await apiAs(server, account.email, account.password);
  const form = {
    examination_name: NAME,
    examination_desc: 'Made up for a test.',
    examination_duration: 30,
    publishing: 'manual',
  };
  const { examination } = await admin.post<{ examination: { id: string } }>('/api/examination', form);
  const exam_id = examination.id;
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await admin.post('/api/examination-bank', aQuestion(exam_id, number));
  }

  await logIn(page, account);
  await page.goto('/examinations');
  await goToExam(page, NAME);
  await expect(page.getByText(`Option 1 is right in ${QUESTIONS} of ${QUESTIONS} questions.`)).toBeVisible();
  await expect(page.getByText(/Registration is open/)).toBeVisible();
  await look(page, 'publish-hints');
  await page.getByRole('button', { name: 'Mix the numbers' }).click();
  await look(page, 'publish-mix');
  await page.getByRole('dialog').getByRole('button', { name: 'Mix the numbers' }).click();
  await expect(page.getByText('The options have other numbers now.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The examination is published.').first()).toBeVisible();

  const taker = await apiAs(server, student.email, student.password);
  const { exam } = await taker.post<{ exam: { attempt_id: string } }>('/api/exam/start', { exam_id });
  await taker.post('/api/exam/submit', { exam_id, answers: '[]' });
  const [item] = await server.sql('select id from bank_items where examination_id = $1 limit 1', [exam_id]);
  const { attempt_id } = exam;
  const late = {
    question_id: item?.id,
    option: '1',
    flagged: false,
    seq: 5,
    answered_at: new Date().toISOString(),
  };
  await taker.post('/api/exam/late', { exam_id, attempt_id, answers: [late], offline_since: null });

  await page.getByRole('button', { name: 'Attempts' }).click();
  await page.getByRole('button', { name: /^Late answers/ }).click();
  await expect(page.getByText(/The student may have seen the result before they arrived/)).toBeVisible();
  await page.getByRole('button', { name: 'Count them' }).click();
  await expect(page.getByRole('alert')).toContainText('Give a reason');
  await look(page, 'attempts-late');
});
