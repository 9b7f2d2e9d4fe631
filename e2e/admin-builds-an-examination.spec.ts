/** An admin builds an examination with real media and imports a class. A student of the class takes it. */
import { fileURLToPath } from 'node:url';
import { utils, write } from '@e965/xlsx';
import { anAdmin, expect, goToExam, logIn, type Page, pressNext, takeExam, test } from './fixtures.ts';

const media = (name: string) => fileURLToPath(new URL(`media/${name}`, import.meta.url));
const NAME = 'Science, first term';

/** Changes the password in the prompt for accounts with an assigned password. */
async function changePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('Please change your password, because your password is default. Thank you'),
  ).toBeVisible();
  await dialog.locator('input[type=password]').first().fill(password);
  await dialog.getByRole('button').last().click();
  await expect(dialog.getByText('Please confirm your new password')).toBeVisible();
  await dialog.locator('input[type=password]').last().fill(password);
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(dialog).toBeHidden();
}

interface Question {
  type: 'Text' | 'Image' | 'Video' | 'Audio';
  section: string;
  text: string;
  weight: number;
  asset?: string;
  options: string[];
  file?: boolean;
  answers: number[];
}

async function insertQuestion(page: Page, question: Question): Promise<void> {
  await page.getByLabel('Bank Type').selectOption({ label: question.type });
  await page.getByRole('combobox', { name: 'Bank Section' }).fill(question.section);
  await page.keyboard.press('Escape');
  if (question.asset) await page.locator('input[type=file]').first().setInputFiles(media(question.asset));
  await page.getByRole('textbox', { name: 'Bank Question', exact: true }).fill(question.text);
  await page.getByLabel('Bank Question Weight').fill(String(question.weight));
  if (question.file) await page.getByText('File', { exact: true }).click();
  for (const [index, option] of question.options.entries()) {
    const name = `Option ${index + 1}`;
    if (question.file) {
      await page.getByLabel(new RegExp(`^${name}:`)).setInputFiles(media(option));
    } else {
      await page.getByLabel(name, { exact: true }).fill(option);
    }
  }
  for (const answer of question.answers) {
    await page.getByRole('button', { name: new RegExp(`Set answer.*Option ${answer}$`) }).click();
  }
  // The message of the previous question may still be there.
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await expect(page.getByText('Examination bank insert success').first()).toBeVisible();
}

const QUESTIONS: Question[] = [
  {
    type: 'Text',
    section: 'theory',
    text: 'What do plants need?',
    weight: 2,
    options: ['Light', 'Sugar', 'Salt'],
    answers: [1],
  },
  {
    type: 'Image',
    section: 'theory',
    text: 'Which colour is meant?',
    weight: 3,
    asset: 'picture.png',
    file: true,
    options: ['option-red.png', 'option-green.png', 'option-blue.png'],
    answers: [2],
  },
  {
    type: 'Audio',
    section: 'practice',
    text: 'What is said?',
    weight: 1,
    asset: 'talk.mp3',
    options: ['Good morning', 'Good night', 'Good luck'],
    answers: [1, 3],
  },
  {
    type: 'Video',
    section: 'practice',
    text: 'What is shown?',
    weight: 4,
    asset: 'clip.webm',
    options: ['Stripes', 'A dog', 'A house'],
    answers: [1],
  },
];

function aClass(): Buffer {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    'Nama Depan': `Siswa${index + 1}`,
    'Nama Belakang': 'Contoh',
    'Jenis Kelamin': index % 2 === 0 ? 'L' : 'P',
    Kelas: '9B',
    Email: `siswa${index + 1}@example.test`,
    WhatsApp: 6_281_312_345_001 + index,
  }));
  Object.assign(rows[4] ?? {}, { 'Nama Depan': '' });
  Object.assign(rows[9] ?? {}, { Email: 'not an address' });
  Object.assign(rows[19] ?? {}, { Email: 'siswa1@example.test' });
  const book = utils.book_new(utils.json_to_sheet(rows), 'Kelas 9B');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

test('an admin builds an examination and imports a class, and a student takes it', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await logIn(page, await anAdmin(server, { mustChangePassword: true }));
  await changePassword(page, 'a new and long password');

  await page.getByRole('button', { name: 'Insert New Examination' }).first().click();
  await expect(page.getByRole('heading', { name: 'New Examination' })).toBeVisible();
  await page.getByLabel('Examination name').fill(NAME);
  await page.getByLabel('Examination Description').fill('Made up for a test.');
  await page.getByPlaceholder('etc: 120').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Examination insert success')).toBeVisible();

  await page.goto('/examinations');
  await expect(page.getByRole('heading', { name: 'All Examinations' })).toBeVisible();
  await goToExam(page, NAME);

  // Without questions, publishing fails with a message.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('There are no questions yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Insert Bank' }).click();
  for (const question of QUESTIONS) await insertQuestion(page, question);

  // Replaces the picture and an option image of a question.
  await page.goto('/examination-detail');
  await page.getByRole('button', { name: 'Bank List' }).click();
  await expect(page.getByText('Bank Questions')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page
    .getByRole('article')
    .filter({ hasText: 'Which colour is meant?' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await expect(page.getByText('Recent Bank Assets')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Images? 1/ }).click();
  await page.locator('input[type=file]').first().setInputFiles(media('replacement.jpg'));
  await page.getByLabel(/^Option 1:/).setInputFiles(media('picture.png'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Examination bank edit success')).toBeVisible();
  await expect(page.getByText('page will refresh ...')).toBeVisible();
  // After the message, the form shows the saved data.
  await expect(page.getByText('Examination bank edit success')).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/edit-examination-bank\?/);
  await expect(page.getByRole('button', { name: /^Remove Image/ })).toHaveCount(1);
  const [edited] = await server.sql(
    `select bank_asset, bank_option from bank_items where bank_question like '%colour%'`,
  );
  expect(edited?.bank_asset).toMatchObject({ image: [expect.stringMatching(/^bank_asset\/\w+\.jpe?g$/)] });

  await page.goto('/examination-detail');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The examination is published.').first()).toBeVisible();

  // Imports a class of 40 with three invalid rows.
  await page.getByRole('link', { name: 'Students' }).click();
  await page.getByRole('button', { name: 'Import from excel' }).first().click();
  const sheet = { name: 'kelas-9b.xlsx', mimeType: 'application/octet-stream', buffer: aClass() };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Periksa file' }).click();
  await expect(page.getByText('3 rows are left out.')).toBeVisible();
  for (const row of ['6', '11', '21']) {
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: row, exact: true }) })
        .first(),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Upload' }).click();
  const card = page.getByRole('dialog').getByRole('row').filter({ hasText: 'siswa2@example.test' });
  const password = (await card.getByRole('cell').last().textContent()) ?? '';
  expect(password).toMatch(/^[a-z]{3,7}-[a-z]{3,7}-\d\d$/);

  // A student of the class logs in with the card, changes the password and takes the examination.
  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('Email atau nomor WhatsApp').fill('siswa2@example.test');
  await theirs.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Masuk' }).click();
  await changePassword(theirs, 'langit pagi di bukit');
  await theirs.goto('/admin/register-student');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByText('Student List')).toBeHidden();
  await theirs.goto('/examinations');
  await takeExam(theirs, NAME);
  const next = theirs.getByRole('button', { name: 'Next' });
  for (let more = true; more; ) {
    const question = (await theirs.getByRole('radiogroup').locator('xpath=..').textContent()) ?? '';
    const plan = QUESTIONS.find(({ text: words }) => question.includes(words));
    if (plan && !plan.file) {
      await theirs
        .getByRole('radiogroup')
        .locator('label')
        .filter({ hasText: plan.options[0] ?? '' })
        .first()
        .click();
    } else {
      await theirs.getByRole('radiogroup').locator('label').first().click();
    }
    more = await next.isEnabled();
    if (more) await pressNext(theirs);
  }
  await theirs.getByRole('button', { name: 'Finish Section' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(theirs.getByText('TEST FEEDBACK')).toBeVisible();
  const [graded] = await server.sql(
    `select sum(bank_question_weight) filter (where bank_key ? answers.option) as score
     from answers join bank_items on bank_items.id = question_id
     join examinations on examinations.id = examination_id where examination_name = $1`,
    [NAME],
  );
  const score = Number(graded?.score);
  expect([7, 10]).toContain(score);
  await expect(theirs.getByRole('region', { name: 'Total Score' })).toContainText(`${score} out of 10`);
  await context.close();
});
