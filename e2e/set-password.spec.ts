/** Set-password links for a forgotten password, from an admin, and from an import. */
import { createServer } from 'node:net';
import { utils, write } from '@e965/xlsx';
import { startMailServer } from '../server/test/mail-server.ts';
import { anAdmin, test as base, expect, logIn, type Page, registerStudent } from './fixtures.ts';
import { look } from './look.ts';
import type { RunningServer } from './running-server.ts';
import { startSeededServer } from './seeded-database.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Returns a free port. Links contain the server's address, so the test must know it before the start. */
async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const test = base.extend<object, { post: MailServer; server: RunningServer }>({
  post: [
    async ({}, use) => {
      const post = await startMailServer();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      const PORT = String(await aFreePort());
      const env = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, SMTP_URL: post.url };
      const server = await startSeededServer(env);
      // The cards never have an address of this computer.
      await server.sql(`update settings set card_address = 'https://ujian.sekolah.test'`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Returns the path of a card's link. */
function pathOf(link: string | null): string {
  const { origin, pathname, search } = new URL(link ?? '');
  expect(origin).toBe('https://ujian.sekolah.test');
  return pathname + search;
}

async function linkMailedTo(post: MailServer, email: string): Promise<string> {
  const mail = () => post.mails.findLast(({ to }) => to.includes(email));
  await expect.poll(mail, { timeout: 15_000 }).toBeTruthy();
  return mail()?.link ?? '';
}

async function setPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set Kata Sandi' })).toBeVisible();
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByLabel('Konfirmasi Kata Sandi').fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Checks the screen in every form and restores a wide window. */
async function lookAt(page: Page, name: string): Promise<void> {
  await look(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a student who forgot the password can set a new one once, with the link in the mail', {
  tag: '@chaos',
}, async ({ page, server, post }) => {
  const student = await registerStudent(server);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await lookAt(page, 'forgot');
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByRole('status')).toContainText('Periksa email Anda');
  await lookAt(page, 'forgot-asked');

  const link = await linkMailedTo(post, student.email);
  await page.goto(link);
  await expect(page.getByText(student.email)).toBeVisible();
  await lookAt(page, 'set-password');
  await page.getByLabel('Kata Sandi', { exact: true }).fill('12345');
  await page.getByLabel('Konfirmasi Kata Sandi').fill('54321');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByText('Kata sandi minimal 6 karakter')).toBeVisible();
  await expect(page.getByText('Kata sandi tidak sama')).toBeVisible();
  await setPassword(page, 'sandi yang baru');

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has already been used.');
  await lookAt(page, 'link-used');
  await logOut(page);
  await logIn(page, { ...student, password: 'sandi yang baru' });
});

test('a link that an admin shows or mails lets a student set a password', { tag: '@chaos' }, async ({
  page,
  server,
  post,
}) => {
  const student = await registerStudent(server);
  const waiting = await registerStudent(server);
  await server.sql('update users set password_hash = null where email = $1', [waiting.email]);
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/register-student');
  await expect(page.getByText('1 student has no password yet and cannot log in.')).toBeVisible();
  await lookAt(page, 'students-waiting');

  const row = page.getByRole('row').filter({ hasText: student.email });
  const action = row.getByRole('button', { name: /^Set-password link for/ });
  await action.click();
  const dialog = page.getByRole('dialog', { name: 'Set-password link' });
  await expect(dialog).toBeVisible();
  await lookAt(page, 'link-dialog');
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  const link = pathOf(await dialog.getByText(/\/setPassword\?token=/).textContent());
  await lookAt(page, 'link-card');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(action).toBeFocused();

  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send by email' }).click();
  await expect(page.getByText('1 link is on its way by email.')).toBeVisible();
  const mailed = await linkMailedTo(post, waiting.email);

  // Setting the password replaces the admin's session in this browser by the student's.
  await page.goto(link);
  await setPassword(page, 'sandi pertama');
  await expect(page.getByText('Sari').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Students' })).toBeHidden();
  await page.goto(mailed);
  await setPassword(page, 'sandi kedua');
});

test('an import creates links, also for self-registered accounts, and a student sets a password', async ({
  page,
  server,
}) => {
  await registerStudent(server, { email: 'tamu2@example.test' });
  await logIn(page, await anAdmin(server));
  await page.goto('/admin/register-student');
  await page.getByRole('button', { name: 'Import from excel' }).first().click();
  const rows = [1, 2].map((number) => ({
    'Nama Depan': `Tamu${number}`,
    Email: `tamu${number}@example.test`,
    Kelas: '9C',
  }));
  const book = utils.book_new(utils.json_to_sheet(rows), 'Kelas 9C');
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kelas-9c.xlsx', mimeType: 'application/octet-stream', buffer });
  await dialog.getByText('Tautan untuk membuat kata sandi').click();
  await lookAt(page, 'import-give');
  await dialog.getByRole('button', { name: 'Periksa file' }).click();
  await expect(dialog.getByText('1 student registered themselves')).toBeVisible();
  await lookAt(page, 'import-self-registered');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const card = dialog.getByRole('row').filter({ hasText: 'tamu2@example.test' });
  const link = pathOf(await card.getByText(/\/setPassword\?token=/).textContent());
  await lookAt(page, 'import-link-cards');
  await logOut(page);
  page.on('dialog', (question) => question.accept());
  await page.goto(link);
  await setPassword(page, 'payung merah tua');
  await expect(page.getByText('Tamu2').first()).toBeVisible();
});
