/** An admin manages the accounts of staff, and an invited teacher joins. */
import { anAdmin, expect, logIn, test } from './fixtures.ts';

// Other journeys share the server.
test.afterEach(({ server }) =>
  server.sql(`update users set deactivated_at = null where role = 'admin' and deactivated_at is not null`),
);

test('the last admin cannot be removed, and an invited teacher sets a password and sees no exams yet', async ({
  page,
  browser,
  server,
}) => {
  const admin = await anAdmin(server);
  await server.sql(`update users set deactivated_at = now() where role = 'admin' and email <> $1`, [
    admin.email,
  ]);
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Staff' }).click();
  const own = page.getByRole('row').filter({ hasText: '(You)' });
  await own.getByRole('button', { name: /^Deactivate / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is the last active admin.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: /^Change the role/ }).click();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is the last active admin.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add person' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Siti Aminah, S.Pd.');
  await dialog.getByLabel('Email').fill('siti.aminah@guru.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('row').filter({ hasText: 'Siti Aminah, S.Pd.' });
  await expect(row).toContainText('Teacher');
  await expect(row).toContainText('Invited, not yet joined');

  const context = await browser.newContext({ baseURL: server.url });
  const invited = await context.newPage();
  await invited.goto(link);
  const password = 'gunung biru 2026';
  await invited.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await invited.getByLabel('Konfirmasi Kata Sandi').fill(password);
  await invited.getByRole('button', { name: 'Masuk' }).click();
  await expect(invited).toHaveURL(/\/dashboard$/);
  await invited.getByRole('link', { name: 'Examinations', exact: true }).click();
  await expect(invited.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
  await expect(invited.getByRole('main').getByText('Ujian tidak tersedia')).toHaveCount(1);
  await expect(invited.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(row).not.toContainText('Invited, not yet joined');
});
