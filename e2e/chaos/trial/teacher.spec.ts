/** A new teacher's first week. Numbers such as D1 and S24 name the findings of the trial that must not come back. */
import { registerStudent, takeExam } from '../../fixtures.ts';
import {
  anotherDevice,
  answer,
  aTeacher,
  expect,
  named,
  next,
  openAttempts,
  openExam,
  PHONE,
  publishExam,
  rowOf,
  test,
} from './trial.ts';

/** What Word copies: powers, an equation, a table and a picture. */
const FROM_WORD = `<p>Diketahui f(x) = 3x<sup>2</sup> + 2x dan a<sub>n</sub> = 2n.</p>
  <m:oMath><m:r><m:t>∫</m:t></m:r></m:oMath><table><tr><td>x</td><td>1</td></tr></table>
  <p><img src="file:///C:/word/image001.png" width="20" height="20"></p>`;

test('a new teacher writes an exam of 13 questions, with a paste from Word and decimals, and publishes it', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const name = 'Matematika kelas 8';
  await desk.goto('/admin/insert-examination');
  await desk.getByLabel('Examination name').fill(name);
  await desk.getByPlaceholder('etc: 120').fill('60');
  // D3: what a newcomer does not know is said before the first question.
  await expect(desk.getByText(/No going back in the first section/)).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('link', { name: 'Open the examination' }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = new URL(desk.url()).searchParams.get('exam') ?? '';

  await desk.getByRole('button', { name: 'Insert Bank' }).click();
  const text = desk.getByRole('textbox', { name: 'Bank Question', exact: true });
  await text.click();
  await text.evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, FROM_WORD);
  // D2: what a paste cannot keep is said.
  const notTaken = desk.getByText(/were not taken over\. Check the text\.$/);
  await expect(notTaken).toContainText('1 formula');
  await expect(notTaken).toContainText('1 table');
  await expect(notTaken).toContainText('1 picture');
  await text.fill('3x + 2 = 11');
  await desk.getByLabel('Bank Question Weight').fill('2,5');
  for (const [at, option] of ['3x', 'x = 3', '(2x − 1)'].entries())
    await desk.getByLabel(`Option ${at + 1}`, { exact: true }).fill(option);
  // D7: it is said what several right answers mean.
  await expect(desk.getByText(/any one of them earns the full weight/)).toBeVisible();
  await desk.getByRole('button', { name: /Set answer.*Option 2$/ }).click();
  // D8: a missing section is said once.
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('This field is required.', { exact: true }).first()).toBeVisible();
  await expect(desk.getByText(/required\. This field/)).toHaveCount(0);
  await desk.getByRole('combobox', { name: 'Bank Section' }).fill('ALJABAR');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Examination bank insert success').first()).toBeVisible();
  for (let number = 2; number <= 13; number++) {
    const form = new FormData();
    const fields = {
      examination_id: id,
      bank_type: 'text',
      bank_section: 'ALJABAR',
      bank_question: `<p>${number}x + 1 = ${number + 1}</p>`,
      bank_question_weight: '2.5',
      option_type: 'text',
      bank_option: JSON.stringify({ 1: 'x = 1', 2: `x = ${number}`, 3: 'x = 0' }),
      bank_answer: `[${(number % 3) + 1}]`,
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    await api.post('/api/examination-bank', form);
  }

  await openExam(desk, id, '/admin/examination-bank');
  await expect(desk.getByRole('article')).toHaveCount(13);
  // D1: the font does not turn 3x into 3×.
  const features = await desk
    .getByText('3x + 2 = 11')
    .first()
    .evaluate((shown) => {
      const { fontFeatureSettings, fontVariantLigatures } = getComputedStyle(shown);
      return `${fontFeatureSettings} ${fontVariantLigatures}`;
    });
  expect(features).toMatch(/"calt" (0|off)|no-contextual|none/);
  // D15: decimals have the sign of the language.
  await desk.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await expect(desk.getByRole('article').first()).toContainText('2,5');
  await desk.getByRole('combobox', { name: 'Bahasa' }).selectOption('default');

  // D3: the page of the exam says it too, and one press changes it.
  await openExam(desk, id);
  await desk.getByRole('button', { name: 'Allow going back in ALJABAR' }).click();
  await expect(desk.getByText('Students can go back in ALJABAR.')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('The examination is published.').first()).toBeVisible();

  // D13: a copy has a name in the language of the screen.
  await desk.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await desk.getByRole('button', { name: 'Gandakan' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name} .*salinan`, 'i'));
});

test('a teacher copies the link of an exam, and a student opens that exam with it', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const question = [{ bank_question: 'Which word is missing?' }];
  const first = await publishExam(api, 'The exam before', question);
  const second = await publishExam(api, 'The exam of the link', question);
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openExam(desk, second);
  await desk.getByRole('button', { name: 'Copy link' }).click();
  const link = await desk.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(second);

  // D5: the student who last saw another exam gets the exam of the link.
  const student = await registerStudent(server);
  const phone = await anotherDevice(page, server, student, PHONE);
  await openExam(phone, first);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The exam before');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The exam of the link');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The exam of the link');

  // A student who must log in first gets it, too.
  const context = await phone
    .context()
    .browser()
    ?.newContext({ baseURL: server.url, ...PHONE });
  const other = await context?.newPage();
  if (!other) throw new Error('There is no browser.');
  await other.goto(link);
  await other.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await other.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  await other.getByRole('button', { name: 'Masuk' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('The exam of the link');
  await other.getByRole('button', { name: 'Take exam' }).click();
  await expect(other.getByRole('timer')).toBeVisible();
});

test('a teacher corrects a key, gives a student more time and releases the results', async ({
  page,
  server,
}) => {
  const { api, desk } = await aTeacher(page, server);
  const name = 'Thirteen questions';
  const id = await publishExam(
    api,
    name,
    Array.from({ length: 13 }, (_, at) => ({ bank_question: `Which word fits sentence ${at + 1}?` })),
    { results_release: 'by_hand' },
  );
  const early = await named(server, await registerStudent(server), 'Kirana');
  const late = await named(server, await registerStudent(server), 'Laras');
  const phone = await anotherDevice(page, server, early);
  await takeExam(phone, name);
  for (let at = 0; at < 13; at++) {
    await answer(phone);
    if (at < 12) await next(phone).click();
  }
  // A question that is not published is on no paper.
  const form = new FormData();
  const draft = {
    examination_id: id,
    bank_type: 'text',
    bank_section: 'READING',
    bank_question: 'Not published yet',
    bank_question_weight: '1',
    option_type: 'text',
    bank_option: '{"1":"corner","2":"colour","3":"current"}',
    bank_answer: '[1]',
  };
  for (const [field, value] of Object.entries(draft)) form.append(field, value);
  await api.post('/api/examination-bank', form);
  const other = await anotherDevice(page, server, late);
  await takeExam(other, name);

  // D6: the paper has 13 questions, also while the draft has 14.
  await openAttempts(desk, id);
  await expect(rowOf(desk, 'Kirana')).toContainText('13 of 13');
  await phone.getByRole('button', { name: 'Finish Section' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await openExam(desk, id, '/admin/examination-bank');
  const card = desk.getByRole('article').filter({ hasText: 'sentence 1?' });
  await card.getByRole('button', { name: 'Correct the key' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'corner' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByRole('button', { name: 'Correct it now' }).click();
  await expect(dialog.getByRole('status')).toContainText('The key is corrected');

  await openAttempts(desk, id);
  await desk.getByRole('button', { name: /^Give more time: Laras/ }).click();
  await dialog.getByLabel('Minutes').fill('5');
  await dialog.getByRole('button', { name: 'Give the time' }).click();
  await expect(dialog).toBeHidden();

  // D14, S16: an exam that is being taken cannot be deleted, and this is said beforehand.
  await openExam(desk, id);
  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText(/deleted for good/)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The release says who still writes.
  await desk.getByRole('button', { name: 'Release results' }).click();
  await expect(dialog).toContainText('1 student');
  await dialog.getByRole('button', { name: 'Release results' }).click();
  await expect(desk.getByText('The results are released.').first()).toBeVisible();
  await phone.getByRole('button', { name: /^(Look again|Check for results)$/ }).click();
  await expect(phone.getByRole('region', { name: 'Total Score' })).toBeVisible();

  // D24: a search for a student leads to the student.
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Students and examinations' }).fill('Kirana');
  await desk
    .getByRole('option', { name: /Kirana/ })
    .first()
    .click();
  await expect(desk.getByRole('dialog').getByRole('link', { name })).toBeVisible();
});
