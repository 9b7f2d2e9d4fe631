/** A student answers a question of each type, also by keyboard. A teacher corrects each in another way. */
import { publishFiveTypes, QUESTIONS } from './five-types.ts';
import {
  allSaved,
  expect,
  goToExam,
  logIn,
  type Page,
  pressNext,
  registerStudent,
  takeExam,
  test,
} from './fixtures.ts';
import { look } from './look.ts';

const label = (page: Page, text: string) => page.getByRole('main').locator('label').filter({ hasText: text });
const statement = (page: Page, text: string) => page.getByRole('radiogroup', { name: text });
const typed = (page: Page) => page.getByRole('main').getByRole('textbox');
const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Finish Section' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
};
const resultOf = (page: Page, question: keyof typeof QUESTIONS) =>
  page.getByRole('row').filter({ hasText: QUESTIONS[question] });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('each type is answered, changed, kept offline, taken over, submitted and shown', async ({
    page,
    context,
    browser,
    server,
  }) => {
    test.slow();
    const student = await registerStudent(server);
    await publishFiveTypes(server, 'Five types');
    await logIn(page, student);
    await takeExam(page, 'Five types');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await label(page, 'Seoul').click();
    await label(page, 'Tokyo').click();
    await pressNext(page);
    for (const option of ['two', 'four', 'seven', 'four']) await label(page, option).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await look(page, 'exam-choice-multiple');
    await allSaved(page);
    await context.setOffline(true);
    await pressNext(page);
    await statement(page, 'Water boils').getByText('False').click();
    await statement(page, 'Water boils').getByText('True').click();
    await look(page, 'exam-choice-table');
    await pressNext(page);
    await typed(page).fill('Pak Dewantara');
    await expect(page.getByText(/2 waiting/).first()).toBeVisible();
    await page.reload();
    await expect(typed(page)).toHaveValue('Pak Dewantara');
    await context.setOffline(false);
    await allSaved(page);
    await pressNext(page);
    await typed(page).fill('3,53');
    await expect(page.getByText('Read as: 3,53 cm')).toBeVisible();
    await look(page, 'exam-number');
    await allSaved(page);

    const second = await browser.newContext({ baseURL: server.url });
    const device = await second.newPage();
    await logIn(device, student);
    await goToExam(device, 'Five types');
    await device.getByRole('button', { name: /Continue/ }).click();
    await device.getByRole('button', { name: 'Continue here' }).click();
    await expect(typed(device)).toHaveValue('3,53');
    await typed(device).fill('3,55 cm');
    await allSaved(device);
    await submit(device);
    await expect(device.getByRole('region', { name: 'Total Score' })).toContainText('8');
    await expect(resultOf(device, 'choice_multiple')).toContainText(/Points: 2 of 2.*two\s*seven/);
    await expect(resultOf(device, 'choice_table')).toContainText(/Points: 1 of 2.*Water boils/);
    await expect(resultOf(device, 'short_answer')).toContainText(/Points: 1 of 2.*Pak Dewantara/);
    await expect(resultOf(device, 'number')).toContainText('3,55 cm');
    await look(device, 'result-five-types');
    await second.close();
  });
});

test('each type is answered and changed with the keyboard alone', async ({ page, server, student }) => {
  test.slow();
  await publishFiveTypes(server, 'Five types by keyboard');
  await logIn(page, student);
  await takeExam(page, 'Five types by keyboard');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let presses = 0; presses < 40; presses++) {
      await press('Tab');
      if (await target.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${target}.`);
  };
  const place = page.getByRole('main').getByRole('heading', { level: 2 });

  await press('1', 'b');
  await expect(page.getByRole('radio', { name: 'Tokyo' })).toBeChecked();
  await press('Enter');
  await press('1', '2', '3', '2');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await press('Enter');
  await tabTo(statement(page, 'Water boils').getByRole('radio').first());
  await press('Space', 'ArrowDown', 'ArrowUp');
  await expect(statement(page, 'Water boils').getByRole('radio', { name: 'True' })).toBeChecked();
  await tabTo(statement(page, 'Ice sinks').getByRole('radio').first());
  await press('Space', 'ArrowDown');
  await expect(statement(page, 'Ice sinks').getByRole('radio', { name: 'False' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Next', exact: true }));
  await press('Enter');
  await tabTo(typed(page));
  await page.keyboard.type('ki hajar dewantara');
  await allSaved(page);
  await page.reload();
  await expect(typed(page)).toHaveValue('ki hajar dewantara');
  await tabTo(page.getByRole('button', { name: 'Next', exact: true }));
  await press('Enter');
  await tabTo(typed(page));
  await page.keyboard.type('7/2');
  await expect(page.getByText('Read as: 3,5 cm')).toBeVisible();
  await allSaved(page);
  await tabTo(
    page
      .getByRole('button', { name: 'Next', exact: true })
      .or(page.getByRole('button', { name: 'Review', exact: true }))
      .first(),
  );
  await press('Enter');
  await expect(place.first()).toBeVisible();
  await submit(page);
  await expect(page.getByRole('region', { name: 'Total Score' })).toContainText('10');
});

test('a question of each type is corrected in another way, and the results change', async ({
  page,
  browser,
  server,
  student,
}) => {
  test.slow();
  const { admin, examination_id } = await publishFiveTypes(server, 'Five corrections');
  await logIn(page, student);
  await takeExam(page, 'Five corrections');
  await label(page, 'Seoul').click();
  await pressNext(page);
  await pressNext(page);
  await statement(page, 'Ice sinks').getByText('True').click();
  await pressNext(page);
  await typed(page).fill('Suwardi');
  await pressNext(page);
  await typed(page).fill('4');
  await allSaved(page);
  await submit(page);
  const score = page.getByRole('region', { name: 'Total Score' });
  await expect(score).toContainText('0');

  const context = await browser.newContext({ baseURL: server.url });
  const teacher = await context.newPage();
  await logIn(teacher, admin);
  await teacher.goto(`/admin/examination-bank?exam=${examination_id}`);
  const dialog = teacher.getByRole('dialog');
  const correct = async (question: keyof typeof QUESTIONS, fill: () => Promise<void>) => {
    const card = teacher.getByRole('article').filter({ hasText: QUESTIONS[question] });
    await card.getByRole('button', { name: 'Correct the key' }).click();
    await fill();
    await look(teacher, `correct-${question}`);
    await dialog.getByRole('button', { name: 'Show what changes' }).click();
    await dialog.getByRole('button', { name: 'Correct it now' }).click();
    await expect(dialog.getByRole('status')).toContainText('The key is corrected');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  };
  const choose = (kind: string) => dialog.getByText(kind, { exact: true }).click();

  await correct('choice', () => choose('Give everyone the points'));
  await correct('choice_multiple', () => choose('Take the question out'));
  await correct('choice_table', () =>
    dialog
      .getByRole('radiogroup', { name: /statement 2/ })
      .getByText('True')
      .click(),
  );
  await correct('short_answer', async () => {
    await choose('Accept one more answer');
    await dialog.getByLabel('Answer to accept').fill('Suwardi');
  });
  await correct('number', async () => {
    await dialog.getByText('From … to …').click();
    await dialog.getByLabel('From', { exact: true }).fill('3');
    await dialog.getByLabel('To', { exact: true }).fill('4');
  });
  await context.close();

  // Everyone 2, one of two statements 1, the accepted text 2, the number 2.
  await page.reload();
  await expect(score).toContainText('7');
  await expect(score).toContainText('8');
});
