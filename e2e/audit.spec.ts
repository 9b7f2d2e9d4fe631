/** An admin finds actions in the audit log, a student downloads their data, and old attempts are erased. */
import { readFile } from 'node:fs/promises';
import { anAdmin, expect, logIn, registerStudent, test } from './fixtures.ts';
import { look } from './look.ts';

test('an admin finds the change of the school’s name in the audit log and downloads the log', {
  tag: '@chaos',
}, async ({ page, server }) => {
  test.slow();
  const admin = await anAdmin(server);
  await logIn(page, admin);
  await page.goto('/admin/settings');
  await page.getByLabel('School name').fill('SMA =Nusantara');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Settings changed');
  await look(page, 'admin-audit');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Action').selectOption({ label: 'Settings changed' });
  await expect(page).toHaveURL(/action=settings_changed/);
  await expect(rows).toHaveCount(1);
  await rows
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Settings changed' });
  await expect(dialog.getByRole('row', { name: /School name.*SMA =Nusantara/ })).toBeVisible();
  await expect(dialog.getByText('127.0.0.1')).toBeVisible();
  await look(page, 'admin-audit-line');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('"settings_changed"');

  // The filter is in the address, so a reload preserves it.
  await page.reload();
  await expect(page.getByLabel('Action')).toHaveValue('settings_changed');
  await page.getByLabel('About').fill('no user of this name');
  await expect(page.getByText('No such lines')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows.first()).toContainText('Audit log exported');
  await server.sql(`update settings set school_name = ''`);
});

test('an entry shows the email address that distinguishes people with the same name', {
  tag: '@chaos',
}, async ({ page, server }) => {
  const namesakes = [await registerStudent(server), await registerStudent(server)];
  const admin = await anAdmin(server);
  await logIn(page, admin);
  await page.goto('/admin/audit?action=student_registered');
  const table = page.getByRole('table', { name: 'Audit log' });
  for (const { email } of namesakes) await expect(table.getByText(email)).toBeVisible();
  await page.goto('/admin/audit?action=logged_in');
  await expect(table.locator('tbody tr').first()).toContainText(admin.email);
});

test('older entries are on further pages', { tag: '@chaos' }, async ({ page, server }) => {
  await server.sql(
    `insert into audit_log (at, action) select now(), 'backup_made' from generate_series(1, 60)`,
  );
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/audit?action=backup_made');
  const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Older' })).toBeHidden();
  await page.goBack();
  await expect(rows).toHaveCount(50);
});

test('a student downloads their data', { tag: '@chaos' }, async ({ page, server }) => {
  const student = await registerStudent(server);
  await logIn(page, student);
  await page.goto('/account');
  await expect(page.getByText('Everything is kept until your school deletes your account.')).toBeVisible();
  await look(page, 'account-own-data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const own = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(own.account.email).toBe(student.email);
});

test('erasing old attempts needs an admin’s confirmation', { tag: '@chaos' }, async ({ page, server }) => {
  test.slow();
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/settings');
  await page.getByLabel('Erase old attempts').check({ force: true });
  await page.getByLabel('Months after submission').fill('12');
  await expect(page.getByText(/^As of now: attempts \d+/)).toBeVisible();
  await look(page, 'admin-settings-privacy');
  await page.setViewportSize({ width: 1280, height: 800 });
  const stored = async () =>
    (await server.sql('select erase_after_months from settings'))[0]?.erase_after_months;

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase old attempts?' });
  await dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toBeNull();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeVisible();
  await look(page, 'admin-settings-erase');
  await dialog.getByRole('button', { name: 'Erase them' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await stored()).toBe(12);

  // An empty number is an error and does not turn the setting off.
  await page.getByLabel('Months after submission').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This must be from 1 to 120 months.')).toBeVisible();
  await page.getByLabel('Erase old attempts').uncheck({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await stored()).toBeNull();
});
