/** An admin corrects a wrong answer key, and the student's result and the leaderboard change. */
import {
  allSaved,
  anAdmin,
  expect,
  logIn,
  type Page,
  pressNext,
  SAMPLE,
  takeSample,
  test,
} from './fixtures.ts';
import { look } from './look.ts';
import type { RunningServer } from './running-server.ts';

interface Question {
  id: string;
  bank_key: string[];
  bank_option: Record<string, string>;
  bank_question: string;
  weight: number;
}

/** Moves to a question with text options, because each student has a different order. */
async function aTextQuestion(page: Page, server: RunningServer): Promise<Question> {
  const questions = (await server.sql(
    `select bank_items.id, bank_key, bank_option, bank_question, bank_question_weight::float as weight
     from bank_items join examinations on examinations.id = examination_id
     where examination_name = $1 and option_type = 'text' and interaction = 'choice'`,
    [SAMPLE],
  )) as unknown as Question[];
  for (;;) {
    const shown = (await page.getByRole('radiogroup').textContent()) ?? '';
    const isShown = ({ bank_option }: Question) =>
      Object.values(bank_option).every((option) => shown.includes(option));
    const question = questions.find(isShown);
    if (question) return question;
    await pressNext(page);
  }
}

/** Formats a score like the screens. */
const inWords = (score: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(score);

test('a corrected answer key changes the result and the leaderboard', async ({
  page,
  browser,
  server,
  student,
}) => {
  test.slow();
  // This name sorts first among the affected students. The leaderboard has no students of other journeys.
  await server.sql(`update users set first_name = 'Abimanyu' where email = $1`, [student.email]);
  await server.sql('delete from monthly_balances');
  await logIn(page, student);
  await takeSample(page);
  const question = await aTextQuestion(page, server);
  const [number, text] =
    Object.entries(question.bank_option).find(([key]) => !question.bank_key.includes(key)) ?? [];
  if (!number || !text) throw new Error('The question has no wrong option.');
  await page.getByRole('radiogroup').locator('label').filter({ hasText: text }).click();
  await allSaved(page);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  const score = page.getByRole('region', { name: 'Total Score' });
  await expect(score).toContainText('0');

  const context = await browser.newContext({ baseURL: server.url });
  const admin = await context.newPage();
  await logIn(admin, await anAdmin(server));
  await admin.goto('/examinations');
  await admin.getByRole('article').filter({ hasText: SAMPLE }).getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Bank List' }).click();
  const plain = question.bank_question.replace(/<[^>]*>/g, '');
  const card = admin.getByRole('article').filter({ hasText: plain });
  await card.scrollIntoViewIfNeeded();
  await look(admin, 'bank-with-results');
  await card.getByRole('button', { name: 'Correct the key' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.locator('label').filter({ hasText: text }).click();
  await expect(dialog.getByRole('checkbox', { name: text })).toBeChecked();
  await look(admin, 'correct-key');

  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  const row = dialog.getByRole('row').filter({ hasText: 'Abimanyu' });
  await expect(row.getByRole('cell').first()).toContainText(/^0 \//);
  await expect(row.getByRole('cell').last()).toContainText(`${inWords(question.weight)} /`);
  await look(admin, 'correct-key-preview');
  await dialog.getByRole('button', { name: 'Correct it now' }).click();
  await expect(dialog.getByRole('status')).toContainText(/The key is corrected.*changed\./s);
  await look(admin, 'correct-key-done');

  await page.reload();
  await expect(score).toContainText(inWords(question.weight));
  await expect(page.getByRole('row').filter({ hasText: plain })).toContainText('Correct');
  await look(page, 'result-corrected');
  await page.goto('/leaderboard');
  const own = page
    .getByRole('region', { name: /^Leaderboard / })
    .getByRole('listitem')
    .filter({ hasText: 'You' });
  await expect(own).toContainText(inWords(question.weight));

  // A correction does not change the bank. Its form says which students a change would affect.
  await dialog.getByRole('link', { name: 'Edit the question' }).click();
  await expect(admin.getByText(/^Students have already taken this examination/)).toBeVisible();
  await look(admin, 'edit-bank-taken');
  await admin.getByRole('button', { name: 'Correct the key' }).click();
  await expect(dialog.getByRole('checkbox', { name: text })).toBeChecked();
  await expect(dialog.getByText(/Last corrected on/)).toBeVisible();
  await context.close();

  // Other journeys need the original sample.
  await server.sql('delete from key_corrections');
});
