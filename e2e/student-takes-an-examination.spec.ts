import { endIn } from './continuity.ts';
import {
  allSaved,
  expect,
  goToExam,
  logIn,
  logInByForm,
  type Page,
  pressNext,
  SAMPLE,
  takeSample,
  test,
} from './fixtures.ts';
import { findMedia, storeMediaRoot } from './heard-media.ts';

test.use({ serviceWorkers: 'allow' });

const DIGITS = /^\d\d:\d\d:\d\d$/;

const options = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
const chosen = (page: Page) => page.getByRole('radiogroup').getByRole('radio', { checked: true });
const questionNumber = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Questions of this section' })
    .getByRole('button', { name: `Question ${number},` });

async function choose(page: Page, index: number): Promise<void> {
  await page.getByRole('radiogroup').locator('label').nth(index).click();
  await expect(options(page).nth(index)).toBeChecked();
}

/**
 * The points of the answers below to other types. A box, a statement, a gap and a pair are right. The order is right, and
 * has 4 points. The typed text and number are wrong.
 */
const POINTS_OF_OTHER_TYPES = 1 + 1 + 1 + 1 + 4;

const LAST_TO_FIRST = ['Butterfly', 'Chrysalis', 'Caterpillar', 'Egg'];

/** Answers the question on the screen, of any type. Returns whether it has pictures as options. */
async function answer(page: Page, index: number): Promise<boolean> {
  const main = page.getByRole('main');
  const field = main.getByRole('textbox');
  const boxes = main.getByRole('checkbox');
  const groups = page.getByRole('radiogroup');
  const gap = main.getByLabel('Gap 2');
  const menu = main.getByRole('combobox', { name: 'Thermometer' });
  const order = main.getByRole('button', { name: 'This order is right' });
  await expect(field.or(boxes).or(groups).or(menu).or(order).first()).toBeVisible();
  if (await gap.isVisible()) await gap.fill('roots');
  else if (await field.isVisible()) await field.fill('10');
  else if (await menu.isVisible()) await menu.selectOption({ value: '3' });
  else if (await order.isVisible()) {
    for (const stage of LAST_TO_FIRST) {
      const up = main.getByRole('button', { name: `Move up: ${stage}` });
      for (const _ of LAST_TO_FIRST.slice(1)) await up.click({ force: true });
    }
  } else if ((await boxes.count()) > 0) await main.locator('label', { hasText: 'Wind' }).click();
  else if ((await groups.count()) > 1)
    for (const group of await groups.all()) await group.locator('label').first().click();
  else {
    await expect(chosen(page)).toHaveCount(0);
    await choose(page, index);
  }
  return (await groups.getByRole('img').count()) > 0;
}

async function register(page: Page): Promise<{ first_name: string; email: string; password: string }> {
  const person = { first_name: 'Putri', email: 'putri@example.test', password: 'hujan-di-kebun' };
  await page.goto('/');
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page.getByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
  const fields = {
    'First Name': person.first_name,
    'Middle Name': 'Ayu',
    'Last Name': 'Wulandari',
    Kelas: '12 IPA 2',
    Whatsapp: '0812 7777 8888',
    'Alamat Email': person.email,
    'Kata Sandi': person.password,
    'Konfirmasi Kata Sandi': person.password,
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  return person;
}

test('a student registers, takes the sample examination and sees the result', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await storeMediaRoot(page);
  const person = await register(page);
  await logInByForm(page, { ...person, email: '+62 812-7777-8888' });
  await takeSample(page);

  // A recording plays to its end, once.
  await expect(page.getByText('Candidate: Putri Ayu Wulandari')).toBeVisible();
  await expect(page.getByText('LISTENING').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(DIGITS);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  await expect(page.getByText('This recording has been played.')).toBeVisible({ timeout: 40_000 });
  const playback = await (await findMedia(page)).evaluate((media) => ({
    ended: media.ended,
    seconds: media.currentTime,
    length: media.duration,
  }));
  expect(playback.ended).toBe(true);
  expect(playback.seconds).toBeGreaterThan(5);
  expect(playback.seconds).toBeCloseTo(playback.length, 1);

  // The first section is forward-only.
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(questionNumber(page, 2)).toBeDisabled();
  await choose(page, 0);
  await allSaved(page);

  // A reload restores the question, the answers and the used play.
  await pressNext(page);
  await choose(page, 2);
  await allSaved(page);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(questionNumber(page, 2)).toHaveAttribute('aria-current', 'step');
  await expect(options(page).nth(2)).toBeChecked();
  await expect(questionNumber(page, 1)).toHaveAccessibleName(/answered/);

  // Continues through all sections, including a question with pictures as options.
  let answered = 2;
  let pictures = 0;
  const next = page.getByRole('button', { name: 'Next' });
  while (await next.isEnabled()) {
    await pressNext(page);
    if (await answer(page, answered % 3)) pictures++;
    answered++;
  }
  expect(answered).toBeGreaterThanOrEqual(20);
  expect(pictures).toBeGreaterThanOrEqual(2);
  await allSaved(page);

  // Another device continues at the same question.
  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const phone = await other.newPage();
  await logIn(phone, person);
  await phone.goto('/examinations');
  await goToExam(phone, SAMPLE);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('timer')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Next' })).toBeDisabled();
  // The order is mixed, so the last question may be of another type.
  while ((await phone.getByRole('radiogroup').count()) !== 1)
    await phone.getByRole('button', { name: 'Back' }).click();
  await expect(chosen(phone)).toHaveCount(1);
  await choose(phone, (answered + 1) % 3);
  await allSaved(phone);

  // The student submits, and the score matches the answer keys.
  await phone.getByRole('button', { name: 'Finish Section' }).click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /LISTENING/ })).toContainText('0');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(phone).toHaveURL(/\/result/);
  const [graded] = await server.sql(
    `select sum(bank_question_weight) filter (where bank_key ? answers.option) as score,
            count(*)::integer as answered
     from answers join bank_items on bank_items.id = question_id
     join attempts on attempts.id = attempt_id join users on users.id = user_id where email = $1`,
    [person.email],
  );
  expect(graded?.answered).toBe(answered);
  await expect(phone.getByText('TEST FEEDBACK')).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Total Score' })).toContainText(
    `${Number((Number(graded?.score) + POINTS_OF_OTHER_TYPES).toFixed(2))} out of 100`,
  );
  await other.close();

  // The first device opens the same result by itself, and still has it after a reload.
  await page.bringToFront();
  await expect(page).toHaveURL(/\/result/);
  await page.reload();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  const feedback = page.getByRole('table', { name: 'Your answers, question by question' });
  // The text of a question may have a table too. The shared recording and the passage have rows of their own.
  await expect(feedback.locator('> tbody > tr')).toHaveCount(answered + 2);
  expect(await feedback.getByRole('img').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Exit Test' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const left = await page.evaluate(() => [
    localStorage.getItem('resultAnswer'),
    localStorage.getItem('resultScore'),
  ]);
  expect(left).toEqual([null, null]);
});

test('the server grades an attempt whose time runs out while the browser is closed', async ({
  page,
  browser,
  server,
  student,
}) => {
  await logIn(page, student);
  await takeSample(page);
  await choose(page, 0);
  await allSaved(page);
  await page.context().close();

  await endIn(server, student, -8);
  await expect
    .poll(
      () =>
        server.sql(
          `select closed_by from attempts join results on results.attempt_id = attempts.id
           join users on users.id = user_id where email = $1`,
          [student.email],
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ closed_by: 'deadline' }]);

  const later = await browser.newContext({ baseURL: server.url });
  const laterPage = await later.newPage();
  await logIn(laterPage, student);
  await laterPage.goto('/examinations');
  await goToExam(laterPage, SAMPLE);
  await laterPage.getByRole('button', { name: /View result/ }).click();
  await expect(laterPage.getByText('TEST FEEDBACK')).toBeVisible();
  await later.close();
});
