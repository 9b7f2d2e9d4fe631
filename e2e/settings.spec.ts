/** An admin sets up the school, and a visitor sees the settings, in light and dark, wide and narrow. */
import { fileURLToPath } from 'node:url';
import { anAdmin, expect, logIn, type Page, test } from './fixtures.ts';
import { look } from './look.ts';

const media = (name: string) => fileURLToPath(new URL(`media/${name}`, import.meta.url));
const SCHOOL = 'SMA Nusantara';

// Restores the settings, because other journeys share the server.
test.afterEach(({ server }) =>
  server.sql(`update settings set school_name = '', school_logo = null, registration_open = true,
    default_language = 'default', prize_text = 'WIN $10', leaderboard_on = true, time_zone = null`),
);

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByLabel('School name')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

test('an admin changes the school’s settings, and a visitor sees them', { tag: '@chaos' }, async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await logIn(page, await anAdmin(server));
  await openSettings(page);
  await look(page, 'admin-settings');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('School name').fill(SCHOOL);
  await page.locator('input[type=file]').setInputFiles(media('picture.png'));
  await expect(page.getByAltText('The new logo, not saved yet')).toBeVisible();
  await page.getByLabel('Default language').selectOption({ label: 'Bahasa Indonesia' });
  await page.getByRole('combobox', { name: 'Time zone' }).fill('jayapura');
  await page.getByRole('option', { name: 'Asia/Jayapura' }).click();
  await page.getByRole('radio', { name: 'Only the school' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();

  // The admin has not chosen a language, so the school's default applies.
  await expect(page.getByRole('heading', { name: 'Pengaturan', level: 1 })).toBeVisible();
  await expect(page.getByText('Semua sudah tersimpan.')).toBeVisible();
  await expect(page).toHaveTitle(`Pengaturan · ${SCHOOL}`);
  await expect(page.getByRole('complementary').getByText(SCHOOL)).toBeVisible();
  await look(page, 'admin-settings-filled');

  const context = await browser.newContext({ baseURL: server.url });
  const visitor = await context.newPage();
  await visitor.goto('/login');
  await expect(visitor.getByText(SCHOOL)).toBeVisible();
  await expect(visitor.getByText('Lulus', { exact: true })).toBeVisible();
  await expect(visitor).toHaveTitle(`Selamat datang kembali · ${SCHOOL}`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'id');
  const logo = visitor.getByRole('banner').locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(visitor.getByRole('link', { name: 'Daftar' })).toBeHidden();
  await look(visitor, 'login-school');

  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { name: 'Pendaftaran sedang ditutup' })).toBeVisible();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  await look(visitor, 'register-closed');
  await visitor.getByRole('link', { name: 'Masuk' }).click();
  await expect(visitor).toHaveURL(/\/login$/);

  // A chosen language stays.
  await visitor.getByLabel('Bahasa').selectOption({ label: 'English' });
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Log in' })).toBeVisible();
  await context.close();
});

test('a returning visitor sees the school’s language from the first paint', {
  tag: '@chaos',
}, async ({ page, server }) => {
  await server.sql(`update settings set default_language = 'id', school_name = $1`, [SCHOOL]);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Daftar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');

  // Settings never arrive from now on, and the page must not wait for them.
  await page.route('**/api/settings', () => undefined);
  await page.reload();
  await expect(page.getByText('Belum punya akun?')).toBeVisible();
  await expect(page.getByText(SCHOOL)).toBeVisible();
});

test('a rejected logo shows an error at its field, and other input stays', {
  tag: '@chaos',
}, async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await openSettings(page);
  await page.getByLabel('School name').fill(SCHOOL);
  // SVG is rejected, because it can contain scripts.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText(/The file must be an image/)).toBeVisible();
  await expect(page.getByLabel('School name')).toHaveValue(SCHOOL);
  await page.getByRole('button', { name: 'Leave as it was' }).click();
  await save(page);

  await page.getByLabel('School name').fill('Something else');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(page.getByLabel('School name')).toHaveValue('Something else');
});
