/** Text size, contrast and motion, set on the device or by the school. They apply from the first paint. */
import { anAdmin, expect, logIn, type Page, takeSample, test } from '../fixtures.ts';
import { look } from '../look.ts';

const root = (page: Page) => page.locator('html');
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

async function choose(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Text size and contrast' }).click();
  const dialog = page.getByRole('dialog', { name: 'How screens look' });
  for (const name of names) {
    if (name.endsWith('%')) await dialog.getByText(name, { exact: true }).click();
    else await dialog.getByRole('switch', { name }).click();
  }
  return dialog;
}

/** Checks the display dialog, the login, the dashboard and the examination with these settings. */
async function lookAtAll(
  page: Page,
  name: string,
  student: Parameters<typeof logIn>[1],
  ...chosen: string[]
) {
  await page.goto('/login');
  const dialog = await choose(page, ...chosen);
  await look(page, `${name}-dialog`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await look(page, `${name}-login`);
  await logIn(page, student);
  await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
  await look(page, `${name}-dashboard`);
  await takeSample(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await look(page, `${name}-exam`);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, `${name}-finish`);
}

test('screens with a text size of 200 %', async ({ page, student }) => {
  test.setTimeout(240_000);
  await lookAtAll(page, 'text-200', student, '200%');
  expect(await rootSize(page)).toBe(32);
});

test('screens with high contrast', async ({ page, student }) => {
  test.setTimeout(240_000);
  await lookAtAll(page, 'contrast', student, 'High contrast');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the system’s contrast applies until the user chooses, and the choice applies from the first paint', async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/login');
    await expect(root(page)).toHaveAttribute('data-more-contrast');
    await choose(page, 'High contrast', '150%', 'No animations');
    await expect(root(page)).not.toHaveAttribute('data-more-contrast');
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-more-contrast');
    await expect(root(page)).toHaveAttribute('data-less-motion');
    expect(await rootSize(page)).toBe(24);
  });
});

test('an admin sets extra time and text size, and both apply to the student', async ({
  page,
  browser,
  server,
  student,
}) => {
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/register-student');
  await page.getByRole('searchbox').fill(student.email);
  const row = page.getByRole('row').filter({ hasText: student.email });
  await row.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit student' });
  await dialog.getByLabel('Extra time (%)').fill('25');
  await dialog.getByLabel('Text size').selectOption('150%');
  await look(page, 'accommodations-form');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext({ baseURL: server.url });
  const own = await context.newPage();
  await logIn(own, student);
  await expect(root(own)).toHaveAttribute('data-text-size', '150');
  await own.getByRole('button', { name: 'Go to Exam' }).first().click();
  await expect(own.getByText(/^25% of \d+ minutes, included$/)).toBeVisible();
  await look(own, 'accommodations-detail');
  await context.close();
});
