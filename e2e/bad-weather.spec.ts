/** Faults during an examination: no saved answer is lost, and every page shows a message. */
import { apiAs } from './api.ts';
import { chosen, expectSaved } from './continuity.ts';
import { allSaved, anAdmin, expect, logIn, pressNext, takeSample, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('an examination works offline and sends its answers once the connection is back', async ({
  page,
  context,
  server,
  student,
}) => {
  await logIn(page, student);
  await takeSample(page);
  await context.setOffline(true);
  await page.keyboard.press('a');
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/waiting/).first()).toBeVisible();
  await context.setOffline(false);
  await allSaved(page);
  await expectSaved(server, student, 2);
});

test('a proxy’s response does not acknowledge answers and does not end the session', {
  tag: '@chaos',
}, async ({ page, context, server, student }) => {
  await logIn(page, student);
  await takeSample(page);
  // The reply of a Wi-Fi network that requires a login.
  await context.route('**/api/exam/**', (route) => route.fulfill({ json: { code: 'AUTH_REQUIRED' } }));
  await page.keyboard.press('a');
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/2 waiting/).first()).toBeVisible();
  await context.unroute('**/api/exam/**');
  await allSaved(page);
  await expectSaved(server, student, 2);
});

test('invalid local storage is removed and loaded again', { tag: '@chaos' }, async ({ page, student }) => {
  await logIn(page, student);
  await takeSample(page);
  await page.keyboard.press('c');
  await pressNext(page);
  await page.keyboard.press('a');
  await allSaved(page);
  const keys = [
    'exams',
    'answers',
    'nowQuestion',
    'nowSection',
    'examDetail',
    'resultAnswer',
    'resultScore',
    'user',
    'pwd',
  ];
  for (const value of ['{"broken":', '[]', '{"__proto__":1}', '-7', '"x"', 'null']) {
    await page.evaluate(
      ({ names, invalid }) => {
        for (const name of names) localStorage.setItem(name, invalid);
      },
      { names: keys, invalid: value },
    );
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(chosen(page)).toHaveCount(1);
  }
});

test('an invalid or expired token is removed and leads to the login screen', { tag: '@chaos' }, async ({
  page,
  student,
}) => {
  await logIn(page, student);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const body = Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url');
  for (const token of ['nonsense', `e30.${body}.x`]) {
    // An open application would notice the token and redirect by itself.
    await page.goto('/favicon.svg');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
});

for (const path of ['/dashboard', '/examinations', '/examination-detail', '/examination', '/result']) {
  test(`${path} sends a visitor without a token to the login screen`, { tag: '@chaos' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login/);
  });
}

test('a page whose data cannot be loaded shows a message and a retry button', { tag: '@chaos' }, async ({
  page,
  context,
  student,
}) => {
  await logIn(page, student);
  await context.route('**/api/examination', (route) => route.abort());
  await page.goto('/examinations');
  await expect(page.getByRole('button', { name: /Try again/i })).toBeVisible({ timeout: 30_000 });
  await context.unroute('**/api/examination');
  await page.getByRole('button', { name: /Try again/i }).click();
  await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
});

test('a question whose reply was lost is saved once, and the input stays', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  const account = await anAdmin(server);
  const admin = await apiAs(server, account.email, account.password);
  const { examination } = await admin.post<{ examination: { id: string } }>('/api/examination', {
    examination_name: 'By a thin line',
    examination_desc: '',
    examination_duration: 30,
    publishing: 'manual',
  });
  await logIn(page, account);
  await page.evaluate((id) => localStorage.setItem('examId', id), examination.id);
  await page.goto('/admin/insert-examination-bank');
  const fill = async (text: string) => {
    await page.getByRole('combobox', { name: 'Bank Section' }).fill('READING');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Bank Question', exact: true }).fill(text);
    await page.getByLabel('Option 1', { exact: true }).fill('Yes');
    await page.getByLabel('Option 2', { exact: true }).fill('No');
    await page.getByRole('button', { name: /Set answer.*Option 1$/ }).click();
  };
  const save = page.getByRole('button', { name: 'Save' });
  const questions = async () =>
    (await admin.get<{ bank_question: string }[]>(`/api/examination/bank/${examination.id}`)).map(
      ({ bank_question }) => bank_question,
    );

  await fill('Was it saved?');
  // The server gets the form, but its reply is lost.
  await page.route(
    '**/api/examination-bank',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save.click();
  await expect(page.getByText(/No connection to the server/)).toBeVisible();
  await expect(page.getByLabel('Option 2', { exact: true })).toHaveValue('No');
  expect(await questions()).toEqual(['<p>Was it saved?</p>']);
  await save.click();
  await expect(page.getByText('Examination bank insert success')).toBeVisible();
  expect(await questions()).toEqual(['<p>Was it saved?</p>']);

  await fill('Is this another?');
  await save.click();
  await expect.poll(questions).toEqual(['<p>Was it saved?</p>', '<p>Is this another?</p>']);
});
