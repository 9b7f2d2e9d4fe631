/**
 * Forced colours, such as high contrast of Windows. States must differ by borders and marks instead of backgrounds.
 */
import { anAdmin, expect, goToExam, logIn, type Page, serverAnswers, takeExam, test } from '../fixtures.ts';
import { aLongExamination } from '../long-examination.ts';
import { PICTURES } from '../look.ts';

type Part = ReturnType<Page['getByRole']>;

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/forced-${name}.png` });
}

/** Returns the visible style of an element: its borders, the system's backgrounds, and the number of its icons. */
const lookOf = (part: Part) =>
  part.evaluate((element) => {
    const { backgroundColor, backgroundImage, border, borderRadius, outline } = getComputedStyle(element);
    const marks = [...element.querySelectorAll('svg')].filter(
      (mark) => getComputedStyle(mark).visibility === 'visible',
    );
    return [backgroundColor, backgroundImage, border, borderRadius, outline, marks.length].join(' | ');
  });

async function expectDifferent(parts: Record<string, Part>): Promise<void> {
  const names = new Map<string, string>();
  for (const [name, part] of Object.entries(parts)) {
    const look = await lookOf(part);
    expect.soft(names.get(look), `${name} looks like another part: ${look}`).toBeUndefined();
    names.set(look, name);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a student can distinguish all states in the system’s ${colorScheme} colours`, async ({
    page,
    context,
    server,
    student,
  }) => {
    test.slow();
    const name = `Forced ${colorScheme}`;
    await aLongExamination(server, name, 7);
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await logIn(page, student);
    await expect(page.getByRole('article').first()).toBeVisible();
    await picture(page, `${colorScheme}-dashboard`);
    await page.goto('/examinations');
    await takeExam(page, name);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const number = (label: string) =>
      page
        .getByRole('navigation', { name: 'Questions of this section' })
        .getByRole('button', { name: label, exact: true });

    await press('a', 'Enter', 'b', 'f', 'Enter');
    await expect(number('Question 2, answered, flagged, saved')).toBeVisible();
    await page.route('**/api/exam/answers', (route) =>
      serverAnswers(route, 422, { message: { answers: ['No.'] }, code: 'validation_failed' }),
    );
    await press('a');
    await expect(number('Question 3, answered, not accepted')).toBeVisible();
    await page.unroute('**/api/exam/answers');
    // The dialogs load behind the first question.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press('Enter', 'c', 'Enter');
    await expect(number('Question 4, answered, not saved yet')).toBeVisible();
    await expectDifferent({
      answered: number('Question 1, answered, saved'),
      flagged: number('Question 2, answered, flagged, saved'),
      'not accepted': number('Question 3, answered, not accepted'),
      waiting: number('Question 4, answered, not saved yet'),
      current: number('Question 5, unanswered'),
      unanswered: number('Question 6, unanswered'),
    });
    const current = await lookOf(number('Question 5, unanswered'));
    await number('Question 5, unanswered').focus();
    await press('Shift+Tab', 'Tab');
    expect(await lookOf(number('Question 5, unanswered')), 'the focus').not.toBe(current);
    await picture(page, `${colorScheme}-exam`);

    await context.setOffline(false);
    const option = (at: number) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio') })
        .nth(at);
    await page.getByRole('radio').nth(1).check({ force: true });
    await expectDifferent({ chosen: option(1), other: option(2) });
    const flag = page.getByRole('button', { name: /Ragu-ragu|Flag/ }).last();
    const before = await lookOf(flag);
    await press('f');
    await expect.poll(() => lookOf(flag), 'the flag').not.toBe(before);
    await picture(page, `${colorScheme}-option`);

    await page.getByRole('button', { name: 'Finish Section' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((one) => getComputedStyle(one).borderTopStyle), 'its edge').toBe('solid');
    await picture(page, `${colorScheme}-finish`);

    await dialog.getByRole('button', { name: 'Submit' }).click();
    const bars = page.locator('[style*="flex-grow"]');
    const [open, answered] = ['="unanswered"', '$="correct"'].map((of) =>
      bars.and(page.locator(`[data-status${of}]`)).first(),
    ) as [Part, Part];
    await expect(open).toBeVisible();
    await expectDifferent({ answered, open });
    await picture(page, `${colorScheme}-result`);
  });
}

test('a teacher can distinguish switches, right options and the current page', async ({ page, server }) => {
  const admin = await anAdmin(server);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await logIn(page, admin);
  await page.goto('/admin/settings');
  const leaderboard = page.getByRole('switch').first();
  await expect(leaderboard).toBeVisible();
  // The checkbox is invisible. Its visible part is the next element.
  const track = leaderboard.locator('xpath=following-sibling::*[1]');
  const on = await lookOf(track);
  await leaderboard.press('Space');
  await expect.poll(() => lookOf(track), 'a switch').not.toBe(on);
  const [here, elsewhere] = [
    page.getByRole('link', { name: 'Settings' }).first(),
    page.getByRole('link', { name: 'Students' }).first(),
  ];
  await expectDifferent({ here, elsewhere });
  await picture(page, 'settings');

  await page.goto('/examinations');
  await page.getByRole('checkbox').nth(1).check();
  await picture(page, 'examinations');
  await goToExam(page, 'English Practice Test');
  await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
  await picture(page, 'admin-detail');

  await page.goto('/admin/insert-examination-bank');
  const answer = (option: number) => page.getByRole('button', { name: `Set answer, Option ${option}` });
  await answer(1).click();
  await expectDifferent({ right: answer(1), other: answer(2) });
  await picture(page, 'question');
});
