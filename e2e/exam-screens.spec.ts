/** Dialogs, panels and time warnings of the examination, also in a small window like that of a 400 % zoom. */
import { endIn } from './continuity.ts';
import {
  allSaved,
  expect,
  logIn,
  type Page,
  pressNext,
  serverAnswers,
  takeExam,
  takeSample,
  test,
} from './fixtures.ts';
import { aLongExamination } from './long-examination.ts';
import { look } from './look.ts';

const PHONE = { width: 360, height: 740 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const warning = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Opens the first section that is not forward-only. */
async function toFreeSection(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: 'Examination' });
  while ((await place.getByText('STRUCTURE').count()) === 0) await pressNext(page);
}

test('dialogs and panels over a question', { tag: '@chaos' }, async ({ page, context, student }) => {
  test.slow();
  await logIn(page, student);
  await takeSample(page);
  await button(page, 'Check the sound').click();
  await button(page, 'Play the test sound').click();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await look(page, 'exam-sound');
  await page.keyboard.press('Escape');
  await button(page, 'answered').click();
  await expect(page.getByText('You cannot go back in this section.')).toBeVisible();
  await look(page, 'exam-numbers-forward');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await look(page, 'exam-keys');
  await page.keyboard.press('Escape');

  // Creates all states of question numbers at once.
  await toFreeSection(page);
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  await allSaved(page);
  await page.route('**/api/exam/answers', (route) =>
    serverAnswers(route, 422, { message: { answers: ['No.'] }, code: 'validation_failed' }),
  );
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText('The server did not accept this answer.', { exact: false })).toBeVisible();
  await page.unroute('**/api/exam/answers');
  await context.setOffline(true);
  await pressNext(page);
  await page.keyboard.press('c');
  await pressNext(page);
  await page.setViewportSize(PHONE);
  await button(page, 'answered').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Question 1, answered, flagged, saved' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Question 2, answered, not accepted' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Question 3, answered, not saved yet' })).toBeVisible();
  const box = await sheet.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the sheet stands on the lower edge').toBe(PHONE.height);
  await look(page, 'exam-numbers');
  await sheet.getByRole('button', { name: 'Review the answers' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
  await look(page, 'exam-review');
  await context.setOffline(false);
});

test('a swipe opens and closes the numbers on a phone, and does not change the question', {
  tag: '@chaos',
}, async ({ browser, server, student }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await logIn(page, student);
  await takeSample(page);
  const touch = await context.newCDPSession(page);
  const stroke = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const question = page.getByRole('heading', { name: 'Question 1', exact: true });
  await stroke({ x: 300, y: 400 }, { x: 60, y: 400 });
  await expect(question).toHaveCount(1);
  const sheet = page.getByRole('dialog', { name: /^Questions/ });
  // The program loads this dialog in the background.
  await expect(async () => {
    await stroke({ x: 270, y: 700 }, { x: 275, y: 560 });
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Retries until the animation has ended.
  await expect(async () => {
    const box = await sheet.boundingBox();
    const top = (box?.y ?? 0) + 20;
    await stroke({ x: 120, y: top }, { x: 120, y: top + 120 });
    await expect(sheet).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(question).toHaveCount(1);
  await context.close();
});

test('a thumb or a swipe from the edge does not zoom, reload or leave the page', { tag: '@chaos' }, async ({
  page,
  student,
}) => {
  await page.setViewportSize(PHONE);
  await logIn(page, student);
  await takeSample(page);
  const root = await page.evaluate(() => {
    const { touchAction, overscrollBehaviorY, overscrollBehaviorX } = getComputedStyle(
      document.documentElement,
    );
    return { touchAction, overscrollBehaviorX, overscrollBehaviorY };
  });
  expect(root).toEqual({
    touchAction: 'manipulation',
    overscrollBehaviorX: 'none',
    overscrollBehaviorY: 'none',
  });
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/scalable|maximum/);

  await page.keyboard.press('b');
  await allSaved(page);
  await button(page, 'answered').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/examination$|\/examination\?/);
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the examination?' });
  await expect(dialog).toBeVisible();
  await look(page, 'exam-leave');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/examination-detail/);
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('a time warning appears once, covers nothing, and appears again after extra time', {
  tag: '@chaos',
}, async ({ page, server, student }) => {
  await logIn(page, student);
  await takeSample(page);
  await endIn(server, student, 612);
  await expect(warning(page, '10 minutes left')).toBeVisible({ timeout: 25_000 });
  await look(page, 'exam-warning');
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^00:09:/);
  await expect(warning(page, '10 minutes left')).toBeHidden();
  await endIn(server, student, 312);
  await expect(warning(page, '5 minutes left')).toBeVisible({ timeout: 25_000 });
  await endIn(server, student, 612);
  await expect(warning(page, '5 minutes left')).toBeHidden({ timeout: 15_000 });
  await expect(warning(page, '10 minutes left')).toBeVisible({ timeout: 25_000 });
});

test('the panel shows two hundred questions, and each opens with one press', { tag: '@chaos' }, async ({
  page,
  server,
  student,
}) => {
  test.slow();
  await aLongExamination(server, 'Two hundred', 200);
  await logIn(page, student);
  await page.goto('/examinations');
  await takeExam(page, 'Two hundred');
  for (const key of ['a', 'Enter', 'b', 'Enter', 'f']) await page.keyboard.press(key);
  await page.setViewportSize(PHONE);
  await button(page, 'Review').click();
  await expect(page.getByText('Unanswered (198)')).toBeVisible();
  await look(page, 'exam-review-long');
  await page.getByRole('button', { name: 'Question 200, unanswered' }).click();
  await expect(page.getByRole('heading', { name: 'Question 200' })).toBeFocused();
  await button(page, '2 of 200 answered').click();
  await look(page, 'exam-numbers-long');
});

test('at 400 % zoom every element can be scrolled into view, and no bar covers it', {
  tag: '@chaos',
}, async ({ page, student }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await logIn(page, student);
  await takeSample(page);
  const reach = async (target: ReturnType<Page['getByRole']>) => {
    await target.scrollIntoViewIfNeeded();
    const isOnTop = await target.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (one.contains(found) || found.contains(one));
    });
    expect(isOnTop, `${target} can be pressed`).toBe(true);
  };
  for (const name of ['Finish Section', 'Intro', 'Play', 'answered', 'Next']) {
    await reach(button(page, name).first());
  }
  for (const option of await page.getByRole('radiogroup').locator('label').all()) await reach(option);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await button(page, 'Finish Section').click();
  await reach(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
});
