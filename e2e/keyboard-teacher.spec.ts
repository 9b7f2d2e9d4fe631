/** A teacher logs in, edits a student, builds an examination and publishes it by keyboard. */
import { createStudent } from '@lulus/contract';
import { apiAs } from './api.ts';
import { anAdmin, expect, type Page, test } from './fixtures.ts';

/** Presses Tab until the element has the focus, and checks that it is visible. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp, most = 80) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      // The colour of a border changes in a short transition.
      await expect.poll(() => isFocusShown(page), `the focus on ${name} is visible`).toBe(true);
      return target;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

/**
 * Returns whether the focus is visible. It is an outline of the element or its container, or a border in brand
 * colour.
 */
function isFocusShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--lulus-brand)';
    const brand = getComputedStyle(probe).color;
    probe.remove();
    const focused = document.activeElement;
    const around = [focused, focused?.nextElementSibling];
    // The frame of a composite field is some levels up.
    for (let level = 0; level < 4; level += 1) around.push(around.at(level === 0 ? 0 : -1)?.parentElement);
    const styles = around
      .filter((one) => one != null)
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    return styles.some(
      ({ outlineStyle, outlineWidth, borderTopColor, borderTopWidth }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        (borderTopColor === brand && Number.parseFloat(borderTopWidth) > 0),
    );
  });
}

test('a teacher works with the keyboard alone', async ({ page, server }) => {
  test.slow();
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  await api.post(createStudent.path, { first_name: 'Ketut', class: '9C', email: 'ketut@example.test' });

  await page.goto('/login');
  await tabTo(page, 'textbox', /Email atau nomor WhatsApp/);
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();

  // After the search closes, the focus returns to the previous element.
  await tabTo(page, 'button', 'Insert New Examination');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Students and examinations' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Insert New Examination' }).first()).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('ketut');
  const option = page.getByRole('option', { name: /Ketut/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/register-student/);
  await expect(page.getByRole('dialog', { name: /Ketut/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const edit = await tabTo(page, 'button', 'Edit Ketut');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  await tabTo(page, 'textbox', 'Last Name');
  await page.keyboard.type('Suardana');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ketut Suardana has been saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveText(['Ketut Suardana']);
  // The focus returns to the button that opened the dialog, which has a new name.
  await expect(page.getByRole('button', { name: 'Edit Ketut Suardana' })).toBeFocused();
  await expect(edit).toBeHidden();

  await page.keyboard.press('Control+Home');
  await tabTo(page, 'link', 'Examinations', 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Examinations' })).toBeVisible();
  await tabTo(page, 'button', 'Insert New Examination');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Examination' })).toBeVisible();
  await tabTo(page, 'textbox', /^Examination name/i);
  await page.keyboard.type('Kuis Pagi');
  await tabTo(page, 'textbox', /Duration/i);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Examination insert success')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('kuis pagi');
  await expect(page.getByRole('option', { name: /Kuis Pagi/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/examination-detail\?exam=/);

  await tabTo(page, 'button', 'Insert Bank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Insert Examination Bank' })).toBeVisible();
  await tabTo(page, 'combobox', 'Bank Section');
  await page.keyboard.type('satu');
  await page.keyboard.press('Escape');
  await tabTo(page, 'textbox', 'Bank Question');
  await page.keyboard.type('Berapa dua kali dua?');
  await tabTo(page, 'textbox', 'Bank Question Weight');
  await page.keyboard.type('1');
  for (const [index, text] of ['Empat', 'Lima', 'Enam'].entries()) {
    await tabTo(page, 'textbox', `Option ${index + 1}`);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'button', /Set answer.*Option 1$/, 200);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Examination bank insert success')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('kuis pagi');
  await expect(page.getByRole('option', { name: /Kuis Pagi/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Publish');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The examination is published.').first()).toBeVisible();
});
