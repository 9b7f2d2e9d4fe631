import { anAdmin, expect, logInByForm, test } from './fixtures.ts';
import { look } from './look.ts';

test('after too many wrong passwords the page shows how long to wait, and then the login works', {
  tag: '@chaos',
}, async ({ page, server, student }) => {
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  const password = page.getByLabel('Kata Sandi', { exact: true });
  const submit = page.getByRole('button', { name: 'Masuk' });
  const answered = () => page.waitForResponse(/\/api\/auth\/login$/);
  await password.fill('not the one');
  for (let tries = 0; tries < 5; tries++) {
    const [response] = await Promise.all([answered(), submit.click()]);
    expect(response.status()).toBe(401);
  }
  await server.sql(
    `update rate_limits set expire = 1000 * extract(epoch from now() + interval '4 minutes') where key like 'waits:%'`,
  );
  await password.fill(student.password);
  await Promise.all([answered(), submit.click()]);
  await expect(page.getByRole('timer')).toHaveText(/^Coba lagi dalam 00:0[34]:\d\d\.$/);
  await expect(submit).toBeDisabled();
  await look(page, 'login-wait');

  await server.sql(`delete from rate_limits where key like 'waits:%'`);
  await page.reload();
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await password.fill(student.password);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the rules for a new password are beside its field', { tag: '@chaos' }, async ({ page, server }) => {
  await page.goto('/register');
  await expect(page.getByText(/^Minimal 6 karakter\./)).toBeVisible();
  await look(page, 'register-hint');
  await logInByForm(page, await anAdmin(server, { mustChangePassword: true }));
  await expect(page.getByText(/^Minimal 12 karakter\./)).toBeVisible();
  await look(page, 'admin-password-hint');
});
