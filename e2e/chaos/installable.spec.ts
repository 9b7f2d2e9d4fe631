/** Chromium accepts the page as an installable app. */
import { expect, test } from '../fixtures.ts';

test('Chromium reports no errors of the manifest and of installability', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await cdp.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ display: 'kStandalone' });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('the browser’s bar follows the colours of the page', async ({ page }) => {
  const bar = () => page.locator('meta[name=theme-color]').getAttribute('content');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await bar()).toBe('#0f1720');
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect.poll(bar).toBe('#f7f9fa');
});
