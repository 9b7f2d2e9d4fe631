/** Hostile texts (`../hostile-text.spec.ts`) in students, imports, login cards and accounts, on screens of admins. */
import { TOTP } from 'otpauth';
import { expect, logIn } from '../fixtures.ts';
import { aHostilePerson, CLASS, EXAMINATION_NAME, hostileSheet, SCHOOL_NAME } from '../hostile-school.ts';
import { expectPaged, expectShown } from '../hostile-screens.ts';
import { NAME, named, test } from '../hostile-test.ts';
import { HOSTILE_TEXTS, hostileText } from '../hostile-texts.ts';
import { printBy } from '../print-by.ts';

/** Returns the authenticator app's code for the key that the page shows. */
const codeOf = (key: string) => new TOTP({ secret: key.replaceAll(' ', '') }).generate();

test.describe.configure({ mode: 'default' });

// Restores the setting, because other journeys share the server.
test.beforeEach(({ server }) =>
  server.sql(`update settings set card_address = 'https://ujian.sekolah.test'`),
);
test.afterEach(({ server }) => server.sql('update settings set card_address = null'));

test('hostile texts in students and in the import preview appear as text', async ({ page, school }) => {
  test.slow();
  await logIn(page, school.admin);
  await page.goto('/admin/register-student');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectPaged(page, named(HOSTILE_TEXTS));
  await page.getByRole('searchbox').fill(hostileText(200));
  await expect(page.getByText('No matching records found')).toBeVisible();
  await expectShown(page, [hostileText(200)]);
  await page.getByRole('searchbox').fill('h1@hostile.test');
  const first = HOSTILE_TEXTS[0] ?? '';
  const row = page.getByRole('row').filter({ hasText: 'h1@hostile.test' });
  for (const button of ['Edit ', 'Hapus ', 'Reset password of ']) {
    await row.getByRole('button', { name: button + first }).click();
    await expectShown(page, [first]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  // Checks the login card on the screen and in print.
  await row.getByRole('button', { name: `Reset password of ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  await expectShown(page, [first]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Print/ })
    .click();
  await expectShown(page, [first]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Import from excel' }).first().click();
  const name = `${hostileText(120)}.xlsx`;
  const sheet = { name, mimeType: 'application/octet-stream', buffer: hostileSheet() };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(sheet);
  await expectShown(page, [name]);
  await page.getByRole('button', { name: 'Periksa file' }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  await expectShown(page, [first]);
});

test('hostile texts in an import, login cards and bulk changes appear as text', async ({ page, school }, {
  testId,
}) => {
  const dialog = page.getByRole('dialog');
  const domain = `${testId.slice(-12)}.test`;
  await logIn(page, school.admin);
  await page.goto('/admin/register-student');
  await page.getByRole('button', { name: 'Import from excel' }).first().click();
  const sheet = { name: 'kelas.xlsx', mimeType: 'application/octet-stream', buffer: hostileSheet(domain) };
  await dialog.locator('input[type=file]').setInputFiles(sheet);
  await dialog.getByRole('button', { name: 'Periksa file' }).click();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('heading', { name: 'Login cards' })).toBeVisible();
  // Checks the first page of the cards and of the imported rows.
  const first = named(HOSTILE_TEXTS.slice(0, 5));
  await expectShown(page, [...first, `'xss'+h1@${domain}`]);
  await printBy(page, 'Print the cards');
  await expectShown(page, [SCHOOL_NAME, CLASS, ...named(HOSTILE_TEXTS)]);
  await page.emulateMedia({ media: null, colorScheme: null });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(`@${domain}`);
  // Students of another import have the same names.
  await expect(page.getByRole('row').filter({ hasText: '@hostile.test' })).toHaveCount(0);
  const names = (await page.getByRole('rowheader').allTextContents()).slice(0, 5);
  const chooseAll = () => page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  const chosen = page.getByRole('region', { name: 'Chosen rows' });
  await chooseAll();
  await chosen.getByRole('button', { name: 'Change class' }).click();
  await dialog.getByLabel('Class').fill(CLASS);
  await expectShown(page, [CLASS]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Change class' }).click();
  await expect(dialog).toBeHidden();
  await expectShown(page, [...names, CLASS]);

  await chooseAll();
  await chosen.getByRole('button', { name: 'Set-password links' }).click();
  await dialog.getByRole('button', { name: 'Show the links' }).click();
  await expect(dialog.getByText(/setPassword/).first()).toBeVisible();
  await expectShown(page, names);
  await printBy(page, 'Print the cards');
  await expectShown(page, [SCHOOL_NAME, CLASS, ...names]);
  await page.emulateMedia({ media: null, colorScheme: null });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await chooseAll();
  await chosen.getByRole('button', { name: 'Hapus' }).click();
  for (const name of names) await expect(dialog).toContainText(name);
  await expectShown(page, names);
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(dialog).toBeHidden();
  await expectShown(page, []);
});

test('hostile texts in further student dialogs and printed lists appear as text', async ({
  page,
  school,
}) => {
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await logIn(page, school.admin);
  await page.goto('/admin/register-student');
  await page.getByRole('searchbox').fill('h1@hostile.test');
  const [first = ''] = named(HOSTILE_TEXTS);
  const row = page.getByRole('row').filter({ hasText: 'h1@hostile.test' });
  await row.getByRole('button', { name: first, exact: true }).click();
  await expectShown(page, [`Attempts of ${first}`, EXAMINATION_NAME]);
  await close();
  await row.getByRole('button', { name: `Set-password link for ${first}` }).click();
  await expectShown(page, [first]);
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await expect(dialog.getByText(/setPassword/).first()).toBeVisible();
  await expectShown(page, [first, SCHOOL_NAME, "'xss'+h1@hostile.test"]);

  await page.goto('/admin/register-student');
  await page.getByRole('button', { name: 'Add student' }).click();
  await dialog.getByLabel('Class').fill(CLASS);
  await expectShown(page, [CLASS]);
  await page.goto('/admin/register-student');
  await printBy(page, 'Print attendance list');
  await expectShown(page, [SCHOOL_NAME, CLASS, ...named(HOSTILE_TEXTS)]);
});

test('hostile texts in the second factor’s dialogs appear as text', async ({ page, server }) => {
  const admin = await aHostilePerson(server);
  await server.sql(`update users set role = 'admin' where email = $1`, [admin.email]);
  const dialog = page.getByRole('dialog');
  await logIn(page, admin);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Kata Sandi', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await expectShown(page, [NAME]);
  await dialog.getByLabel('The code that the app shows').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await printBy(page, 'Print');
  await expectShown(page, [`Recovery codes of ${admin.email}`]);
});
