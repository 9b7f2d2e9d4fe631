/** The application asks for confirmation before a user leaves a page with unsaved work. */
import { anAdmin, expect, logIn, test } from './fixtures.ts';
import { look } from './look.ts';

test('links and Back leave a page with unsaved work only after the admin confirms', {
  tag: '@chaos',
}, async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await page.getByRole('link', { name: 'Students' }).click();
  await expect(page).toHaveURL(/register-student$/);
  await page.getByRole('link', { name: 'Settings' }).click();
  const name = page.getByLabel('School name');
  await name.fill('SMA Nusantara');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/settings$/);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/settings$/);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('SMA Nusantara');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/register-student$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(name).toHaveValue('SMA Nusantara');
  await look(page, 'settings-draft');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('');
});
