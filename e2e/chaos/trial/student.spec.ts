/** A student on a phone. Numbers such as S5 and D23 name the findings of the trial that must not come back. */
import type { Locator } from '@playwright/test';
import { logInByForm, registerStudent, takeExam } from '../../fixtures.ts';
import { aTone } from '../../tone.ts';
import {
  answer,
  aTeacher,
  expect,
  named,
  next,
  openAttempts,
  openExam,
  type Page,
  PHONE,
  publishExam,
  rowOf,
  secondsLeft,
  storedPlace,
  test,
} from './trial.ts';

test.use({ ...PHONE });

const LONG = 'The librarian explained which of the old books could be borrowed over the holidays.';
const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

async function submitNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

test('a new student registers with a class that the school offers, and finds the exam of the class', async ({
  page,
  server,
  watch,
}) => {
  const { api } = await aTeacher(page, server);
  await api.post('/api/student', { first_name: 'Ratna', class: '9A', email: 'ratna.9a@example.test' });
  await publishExam(api, 'Exam of 9A', [{ bank_question: LONG }], { classes: ['9A'] });

  await page.goto('/register');
  await page.getByLabel('First Name').fill('Bagas');
  await page.getByLabel('Middle Name').fill('-');
  await page.getByLabel('Last Name').fill('-');
  // The school's classes are offered, and another spelling is the same class.
  await expect(page.locator('datalist option[value="9A"]')).toBeAttached();
  await page.getByLabel('Kelas').fill('9 a');
  await page.getByLabel('Whatsapp').fill('081234500077');
  await page.getByLabel('Alamat Email').fill('bagas@example.test');
  const passwords = page.locator('input[type=password]');
  await passwords.first().fill('123456');
  await passwords.last().fill('123456');
  watch.expectLine(/^422 POST \/api\/auth\/register$/);
  await page.getByRole('button', { name: 'Daftar' }).click();
  const refused = page.getByRole('alert').filter({ hasText: /guess|first/ });
  await expect(refused.first()).toBeVisible();

  await passwords.first().fill('padi kuning');
  await passwords.last().fill('padi kuning');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // S4: the error of the form is gone with its success.
  await expect(page.getByText('Pendaftaran berhasil. Silakan masuk.')).toBeVisible();
  await expect(refused).toHaveCount(0);

  watch.expectLine(/^401 POST \/api\/auth\/login$/);
  await page.getByLabel('Kata Sandi', { exact: true }).fill('padi hijau');
  await page.getByRole('button', { name: 'Masuk' }).click();
  const wrong = page.getByRole('alert').filter({ hasText: /not right|Wrong/ });
  await expect(wrong.first()).toBeVisible();
  await logInByForm(page, { first_name: 'Bagas', email: 'bagas@example.test', password: 'padi kuning' });
  await expect(wrong).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Exam of 9A' }).first()).toBeVisible();
});

test('a student hears a recording to its end although the page was reloaded in the middle', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Melati');
  const sound = aTone({ hertz: 330, seconds: 8 });
  const listening = { bank_type: 'audio', bank_section: 'LISTENING', bank_asset: sound, play_limit: '2' };
  const id = await publishExam(
    api,
    'Listening with a reload',
    [
      { ...listening, bank_question: 'What does the woman mean?' },
      { bank_question: LONG, bank_section: 'READING' },
    ],
    { forwardOnly: ['LISTENING'] },
  );
  await logInByForm(page, student);
  await takeExam(page, 'Listening with a reload');
  // S21: the introduction does not say "once" of a recording that may play twice.
  await page.getByRole('button', { name: 'Intro' }).click();
  await expect(page.getByRole('dialog')).not.toContainText('played once');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  const card = page.getByRole('region', { name: 'Recording' });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const options = page.getByRole('radiogroup');
  await expect(play).toBeEnabled();
  const before = { card: await heightOf(card), top: (await options.boundingBox())?.y };
  await play.click();
  await expect(card).toHaveAttribute('data-step', 'playing');
  // S6: the card keeps its height, so that no option moves under the finger.
  expect(await heightOf(card)).toBe(before.card);
  expect((await options.boundingBox())?.y).toBe(before.top);

  // The place is stored with the attempt every five seconds, so a reload goes on there.
  await expect.poll(() => storedPlace(server, student)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('This recording has been played.')).toHaveCount(0);
  await card.getByRole('button', { name: /^Continue at 0:0[3-8]/ }).click();
  await expect(card).toHaveAttribute('data-step', /ready|played/, { timeout: 20_000 });
  const [plays] = await server.sql(
    `select count(*)::integer as count from plays join attempts on attempts.id = attempt_id
     join users on users.id = user_id where email = $1`,
    [student.email],
  );
  expect(plays?.count).toBe(1);

  // The staff sees one play of two.
  await openAttempts(desk, id);
  await desk.getByRole('link', { name: /^Melati/ }).click();
  await expect(desk.getByText('Recording played: 1 / 2')).toBeVisible();
});

test('a student in a section without return is asked before an unanswered question is left', async ({
  page,
  server,
}) => {
  const { api } = await aTeacher(page, server);
  const student = await registerStudent(server);
  await publishExam(
    api,
    'No way back',
    [
      { bank_question: LONG, bank_section: 'STRUCTURE' },
      { bank_question: 'Which word is missing?', bank_section: 'STRUCTURE' },
      { bank_question: 'What is the main idea?', bank_section: 'READING' },
      { bank_question: 'Who wrote the letter?', bank_section: 'READING' },
    ],
    { forwardOnly: ['STRUCTURE'], shuffle: false, examination_duration: 40 },
  );
  await logInByForm(page, student);
  await takeExam(page, 'No way back');
  // S20: the whole exam has one time, so the clock is not called that of a section.
  await expect(page.getByRole('timer', { name: /section/i })).toHaveCount(0);

  // S5: one tap does not lose a question.
  const dialog = page.getByRole('dialog');
  await next(page).click();
  await expect(dialog).toContainText(/not answered|unanswered/);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await answer(page);
  await next(page).click();
  await expect(page.getByText('Which word is missing?')).toBeVisible();
  await expect(dialog).toBeHidden();
  await next(page).click();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/What is the main idea|Who wrote the letter/)).toBeVisible();
  // In a section with return, nothing is asked.
  await next(page).click();
  await expect(dialog).toBeHidden();

  // S23: the review does not offer numbers that cannot be chosen.
  await page.getByRole('button', { name: 'Check answers' }).click();
  const structure = page.getByRole('region', { name: 'STRUCTURE' });
  await expect(structure.getByRole('button', { disabled: false })).toHaveCount(0);

  // S7: the confirmation says that all is submitted, with the time left and the number unanswered.
  await page.getByRole('button', { name: 'Finish Section' }).last().click();
  await expect(dialog).toContainText(/whole exam/i);
  await expect(dialog).toContainText(/3[89] minutes/);
  await expect(dialog).toContainText(/3 unanswered/);
  await expect(dialog.getByRole('button', { name: 'Keep working' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
});

test('a student who submitted by mistake goes on from the same page when the exam is reopened', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const student = await named(server, await registerStudent(server), 'Fitri');
  const id = await publishExam(
    api,
    'Submitted too early',
    [{ bank_question: LONG }, { bank_question: 'Which word is missing?' }],
    { results_release: 'by_hand', examination_duration: 30 },
  );
  // S12: 25 % of 30 minutes are not "7.5 minutes".
  await server.sql('update users set extra_time_percent = 25 where email = $1', [student.email]);
  await logInByForm(page, student);
  await openExam(page, id);
  await expect(page.getByRole('main')).toContainText('37 minutes 30 seconds');
  await page.getByRole('button', { name: 'Take exam' }).click();
  await answer(page);
  await submitNow(page);
  // D23: the browser does not ask for a result that is held back. `watch` would see the 409.
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await openAttempts(desk, id);
  await desk.getByRole('button', { name: /^Reopen: Fitri/ }).click();
  // The time that was left is offered.
  await expect(desk.getByRole('dialog').getByLabel('Minutes')).toHaveValue('37');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(rowOf(desk, 'Fitri')).toContainText('left');

  // S1: the page notices by itself.
  await page.getByRole('button', { name: 'Continue exam' }).click();
  expect(await secondsLeft(page)).toBeGreaterThan(30 * 60);
  await answer(page, 1);
  await submitNow(page);
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
});
