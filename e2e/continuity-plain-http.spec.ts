/** Examinations over plain http, without service worker, Web Locks and Cache Storage, as in a school's network. */
import { option, saveOneAndLoseTheNext } from './continuity.ts';
import { allSaved, expect, logInByForm, takeSample, test } from './fixtures.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP lulus.test 127.0.0.1'],
    }),
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'lulus.test')),
});

test('a student takes an examination over plain http', async ({ page, context, student }) => {
  await logInByForm(page, student);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await takeSample(page);
  await saveOneAndLoseTheNext(page);
  await context.setOffline(false);
  await allSaved(page);

  await page.reload();
  await expect(option(page, 1)).toBeChecked();

  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(option(second, 1)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue here' })).toBeVisible();

  await second.getByRole('button', { name: 'Finish Section' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(second).toHaveURL(/\/result/);
  await expect(second.getByText('TEST FEEDBACK')).toBeVisible();
});

test('a chunk is requested again if its request fails', { tag: '@chaos' }, async ({ page, student }) => {
  const lost = new Set<string>();
  const parts = /\/assets\/(channel-lock|exam-panels)-\w+\.js$/;
  await page.route(parts, (route) => {
    lost.add(parts.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await logInByForm(page, student);
  await takeSample(page);
  await page.keyboard.press('a');
  await allSaved(page);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Submit' })).toBeVisible();
  expect([...lost].sort()).toEqual(['channel-lock', 'exam-panels']);
});

test('an examination reloads if a chunk still cannot be loaded', {
  tag: '@chaos',
}, async ({ page, student }) => {
  // Static imports of a chunk cannot be retried under another address.
  const needed = /\/assets\/confirm-dialog-\w+\.js$/;
  await page.route(needed, (route) => route.abort(), { times: 1 });
  await logInByForm(page, student);
  await takeSample(page);
  await page.keyboard.press('a');
  await allSaved(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await reloaded;
  await expect(option(page, 0)).toBeChecked();
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Submit' })).toBeVisible();
});
