/** The colour scheme follows the system until the user chooses one for all screens. */
import { expect, logIn, type Page, test } from './fixtures.ts';

const schemeOf = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');
const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to light colours' });
const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark colours' });

test('the colour scheme follows the system until the user chooses', { tag: '@chaos' }, async ({
  page,
  student,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(toLight(page)).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(toDark(page)).toBeVisible();
  expect(await schemeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });

  await toLight(page).click();
  await expect(toDark(page)).toBeVisible();
  await page.reload();
  await expect(toDark(page)).toBeVisible();
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(toDark(page)).toBeVisible();
  expect(await schemeOf(page)).toBe('light');

  await logIn(page, student);
  expect(await schemeOf(page)).toBe('light');
  await toDark(page).click();
  await expect(toLight(page)).toBeVisible();
  await page.goto('/examinations');
  await expect(toLight(page)).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
});

test('the page for a new password has the colour scheme button', { tag: '@chaos' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/setPassword?token=none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await toDark(page).click();
  await expect(toLight(page)).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
});

test.describe('the first paint', () => {
  // Blocks the program, so that only the first paint is tested.
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => undefined));
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  async function openAndPaint(page: Page) {
    await page.goto('/login', { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    await expect.poll(paints).toBe(1);
    await expect(page.getByText('Loading...')).toBeVisible();
  }

  for (const [colorScheme, expected] of [
    ['dark', 'rgb(15, 23, 32)'],
    ['light', 'rgb(247, 249, 250)'],
  ] as const) {
    test(`is ${colorScheme} if the system is`, { tag: '@chaos' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openAndPaint(page);
      expect([await schemeOf(page), await background(page)]).toEqual([colorScheme, expected]);
    });
  }

  test('has the chosen scheme, even if the system’s differs', { tag: '@chaos' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
    await openAndPaint(page);
    expect([await schemeOf(page), await background(page)]).toEqual(['dark', 'rgb(15, 23, 32)']);
  });
});
