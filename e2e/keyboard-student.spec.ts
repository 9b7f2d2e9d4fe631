/** A student takes an examination by keyboard, with a visible focus at each step. */
import { expect, type Page, registerStudent, test } from './fixtures.ts';
import { THREE_QUESTIONS } from './three-questions.ts';

const MOST_TABS = 80;
type Target = ReturnType<Page['getByRole']>;

/**
 * Returns whether the focus is visible. It is an outline of the element or its option, or a border in the focus
 * colour.
 */
function hasVisibleFocus(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const shown = focused.closest('label') ?? focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const probe = document.createElement('i');
  probe.style.color = 'var(--lulus-focus)';
  document.body.append(probe);
  const isBordered =
    focused.matches('input') &&
    [focused, focused.parentElement].some(
      (one) => one && getComputedStyle(one).borderTopColor === getComputedStyle(probe).color,
    );
  probe.remove();
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return (isOutlined || isBordered) && isInSight;
}

/** Presses Tab until the target has the focus, and checks that it is visible. */
async function tabTo(page: Page, target: Target): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement)) {
      await expect
        .poll(() => page.evaluate(hasVisibleFocus), { message: `the focus on ${target}` })
        .toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}.`);
}

async function press(page: Page, target: Target, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a student takes a whole examination with the keyboard alone', async ({ page, server }) => {
  test.slow();
  const student = await registerStudent(server);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email atau nomor WhatsApp'));
  await page.keyboard.type(student.email);
  await tabTo(page, page.getByLabel('Kata Sandi', { exact: true }));
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  const card = page.getByRole('article').filter({ hasText: THREE_QUESTIONS });
  await press(page, card.getByRole('button', { name: 'Go to Exam' }));
  await expect(page).toHaveURL(/\/examination-detail/);
  await press(page, page.getByRole('button', { name: 'Take exam' }));
  await expect(page.getByRole('timer')).toBeVisible();

  // After the sound check, the focus returns to the button.
  await press(page, button('Check the sound'));
  await expect(dialog.getByRole('button', { name: 'Play the test sound' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Yes, I heard it' }));
  await expect(dialog.getByText('Good. Your sound works.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Check the sound')).toBeFocused();
  await press(page, button('Play'));
  await expect(page.getByText('This recording has been played.')).toBeVisible({ timeout: 40_000 });

  // Chooses the first answer with its radio button and the others by letter keys. Enter opens the next question.
  const radio = page.getByRole('radio');
  await press(page, radio.first(), 'Space');
  await expect(radio.first()).toBeChecked();
  const place = page.getByRole('region', { name: 'Examination' }).getByRole('paragraph').first();
  const review = page.getByRole('heading', { name: 'Review your answers' });
  for (let question = 1; question < 60; question++) {
    const before = await place.textContent();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await review.isVisible()) || (await place.textContent()) !== before)
      .toBe(true);
    if (await review.isVisible()) break;
    await page.keyboard.press(String((question % 3) + 1));
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  }

  // Opens a question from the review and flags it. Then opens the list of keys.
  await expect(review).toBeFocused();
  const reading = page.getByRole('region', { name: 'READING' });
  await press(page, reading.getByRole('button', { name: /^Question 2,/ }));
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await press(page, button('Ragu-ragu'), 'Space');
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Ragu-ragu')).toBeFocused();

  // Opens all numbers, then the review, and submits.
  await press(page, button(/^\d+ of \d+ answered$/));
  await press(page, dialog.getByRole('button', { name: 'Review the answers' }));
  await expect(review).toBeFocused();
  await expect(reading.getByText('Ragu-ragu (1)')).toBeVisible();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Finish Section' }));
  await expect(dialog.getByRole('button', { name: 'Keep working' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await press(page, button('Exit Test'));
  await expect(page).toHaveURL(/\/dashboard$/);
});
