/** The account page: an admin's second factor, a change of password, and sessions on other devices. */
import { type TOTP, URI } from 'otpauth';
import { anAdmin, expect, logIn, type Page, type Student, test } from './fixtures.ts';
import { look } from './look.ts';

const STEP_MS = 30_000;

/** Checks the screen in every form and restores a wide window. */
async function lookAt(page: Page, name: string): Promise<void> {
  await look(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Account$/ }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Logs in until the page asks for the code. */
async function logInUntilCode(page: Page, { email, password }: Student): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByLabel('Kode')).toBeFocused();
}

async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode').fill(code);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** An authenticator app with the key that the page shows. */
function appOf(key: string): TOTP {
  const secret = key.replaceAll(' ', '');
  return URI.parse(`otpauth://totp/Lulus?secret=${secret}&algorithm=SHA1&digits=6&period=30`) as TOTP;
}

test('an admin enables the second factor, logs in with it, and revokes a session on another device', {
  tag: '@chaos',
}, async ({ page, browser, server }) => {
  test.slow();
  const admin = await anAdmin(server);
  await logIn(page, admin);
  await openAccount(page);
  const factor = page.getByRole('region', { name: 'Second factor' });
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await lookAt(page, 'account-admin');

  await factor.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kata Sandi', { exact: true }).fill(admin.password);
  await lookAt(page, 'account-factor-password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const app = appOf(key);
  await lookAt(page, 'account-factor-scan');
  await dialog.getByLabel('The code that the app shows').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recovery = await dialog.getByRole('listitem').allTextContents();
  await lookAt(page, 'account-factor-codes');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('lulus-recovery-codes.txt');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Recovery codes of ${admin.email}`)).toBeVisible();
  await expect(page.getByText(recovery[9] ?? '').last()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factor.getByText('10 recovery codes are left.')).toBeVisible();
  await lookAt(page, 'account-factor-on');
  await logOut(page);

  // Each code works once, so the test uses the next one. The server accepts a clock that is one step ahead.
  await logInUntilCode(page, admin);
  await lookAt(page, 'login-code');
  await submitCode(page, app.generate({ timestamp: Date.now() - 10 * STEP_MS }));
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await submitCode(page, app.generate({ timestamp: Date.now() + STEP_MS }));
  await expect(page).toHaveURL(/\/dashboard$/);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await logInUntilCode(other, admin);
  await submitCode(other, recovery[0] ?? '');
  await expect(other).toHaveURL(/\/dashboard$/);

  await openAccount(page);
  await expect(factor.getByText('9 recovery codes are left.')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Chrome on LinuxThis device');
  await lookAt(page, 'account-sessions');
  await sessions.getByRole('button', { name: 'Log out Chrome on Linux' }).click();
  await expect(sessions.getByText('You are logged in nowhere else.')).toBeVisible();
  await other.getByRole('link', { name: 'Students' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await elsewhere.close();

  await factor.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Kata Sandi', { exact: true }).fill(admin.password);
  await dialog.getByLabel('Kode').fill(recovery[1] ?? '');
  await lookAt(page, 'account-factor-turn-off');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await logOut(page);
  await logIn(page, admin);
});

test('a student changes the password on the account page, which revokes sessions on other devices', {
  tag: '@chaos',
}, async ({ page, browser, server, student }) => {
  await logIn(page, student);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await logIn(other, student);
  await openAccount(page);
  await expect(page.getByText(student.email)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Second factor' })).toHaveCount(0);
  await lookAt(page, 'account-student');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(student.password);
  await dialog.getByLabel('Kata Sandi baru').fill('sandi yang lain');
  await lookAt(page, 'account-password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Konfirmasi Kata Sandi').fill('sandi yang lain');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  // The redirect to the login interrupts the load, so the test waits only for the document.
  await other.reload({ waitUntil: 'commit' });
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});
