/** A paper of 40 questions in Word becomes a published examination, with few presses after the file is chosen. */
import type { Locator } from '@playwright/test';
import { buildWordPaper, PAPER_CHOICES, PAPER_ESSAYS } from '../server/test/docx/word-paper.ts';
import { apiAs } from './api.ts';
import { aDraft } from './draft.ts';
import { allSaved, anAdmin, expect, logIn, registerStudent, takeExam, test } from './fixtures.ts';

const NAME = 'Ulangan Matematika';
const MAX_PRESSES = 15;
/** A busy machine reads the pictures slowly. */
const READING = { timeout: 120_000 };
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const COUNT = PAPER_CHOICES + PAPER_ESSAYS;

test('a Word paper with formulas and pictures is published, and a student takes it', async ({
  page,
  server,
}) => {
  const teacher = await anAdmin(server);
  const examination = await aDraft(await apiAs(server, teacher.email, teacher.password), NAME, {
    shuffle: false,
  });
  const student = await registerStudent(server);
  await logIn(page, teacher);
  await page.goto(`/admin/import-examination-bank?exam=${examination}`);
  const buffer = Buffer.from(buildWordPaper());
  await page.locator('input[type=file]').setInputFiles({ name: 'soal.docx', mimeType: TYPE, buffer });

  let presses = 0;
  const press = async (thing: Locator) => {
    presses += 1;
    await thing.click();
  };
  await press(page.getByRole('button', { name: 'Preview' }));
  await expect(page.getByRole('heading', { name: `${COUNT + 1} questions read` })).toBeVisible(READING);
  await expect(page.locator('math').first()).toBeVisible();
  await press(page.getByRole('button', { name: `Import ${COUNT} questions` }));
  await expect(page.getByText(`${COUNT} questions are imported.`)).toBeVisible();
  await press(page.getByRole('link', { name: 'Open the question bank' }));
  await press(page.getByRole('link', { name: 'Examinations' }));
  await press(page.getByRole('link', { name: NAME }));
  await press(page.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('The examination is published.').first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);

  await logIn(page, student);
  await takeExam(page, NAME);
  await expect(page.locator('math').first()).toBeVisible();
  await page.keyboard.press('b');
  await allSaved(page);
});
