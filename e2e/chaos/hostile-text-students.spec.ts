/**
 * Hostile texts in every field, on screens for students and visitors. No code runs, no request is sent, no element is
 * created, and the texts appear as typed. The other `hostile-text-*.spec.ts` are for admins.
 */
import { expect, logIn } from '../fixtures.ts';
import {
  aHostilePerson,
  aPasswordLink,
  CLASS,
  DESCRIPTION,
  EXAMINATION_NAME,
  OWN_NAME,
  PRIZE,
  SCHOOL_NAME,
  SECTIONS,
} from '../hostile-school.ts';
import { expectAt, expectPaged, expectShown, missingIn, readPaper } from '../hostile-screens.ts';
import { choose, NAME, named, QUESTIONS, test } from '../hostile-test.ts';
import { HOSTILE_TEXTS, hostileText } from '../hostile-texts.ts';
import { printBy } from '../print-by.ts';

test.describe.configure({ mode: 'default' });

test('the checks detect a text that runs, sends a request, or violates the policy', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/login');
  await page.evaluate((text) => {
    document.body.insertAdjacentHTML('beforeend', text);
  }, '<img src=/canary onerror=xss()>');
  for (const sign of ['a hostile text ran', 'asked for', 'against the policy: script-src-attr inline']) {
    await expect.poll(() => pageErrors.filter((error) => error.includes(sign))).toHaveLength(1);
  }
  await expect(expectShown(page, [])).rejects.toThrow('onerror');
  pageErrors.length = 0;
});

test('hostile texts before the login appear as text', async ({ page, server, school }) => {
  for (const path of ['/', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectShown(page, [SCHOOL_NAME]);
  }
  // The page of a set-password link shows the person's name and email address.
  const { email } = await aHostilePerson(server);
  const link = new URL(await aPasswordLink(server, school, email), server.url);
  await page.goto(`/setPassword${link.search}`);
  await expect(page.getByRole('heading', { name: 'Set Kata Sandi' })).toBeVisible();
  await expectShown(page, [SCHOOL_NAME, OWN_NAME, email]);
});

test('hostile texts on screens of students appear as text', async ({ page, server, school }) => {
  test.slow();
  await page.goto('/login');
  await expectShown(page, [SCHOOL_NAME]);
  await logIn(page, await aHostilePerson(server));
  await expectAt(page, '/dashboard');
  await expectShown(page, [SCHOOL_NAME, NAME, CLASS, EXAMINATION_NAME, ...HOSTILE_TEXTS]);
  await page.goto('/examinations');
  await expectShown(page, [EXAMINATION_NAME, ...HOSTILE_TEXTS]);
  await choose(page, school.examinationId);
  await page.goto('/examination-detail');
  await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);

  await page.getByRole('button', { name: 'Take exam' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAt(page, '/examination');
  await page.getByRole('button', { name: 'Intro' }).click();
  await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);
  await page.keyboard.press('Escape');
  expect(missingIn(await readPaper(page), [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS])).toEqual([]);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await expectShown(page, [EXAMINATION_NAME]);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await expectAt(page, '/result');
  await expectShown(page, [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
  await printBy(page, 'Print');
  await expect(page.getByText(`${NAME} · Kelas ${CLASS}`.trim())).toBeVisible();
  await expectShown(page, [EXAMINATION_NAME, ...QUESTIONS, ...SECTIONS]);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible();
  await expectShown(page, [NAME, CLASS]);
  await page.goto('/help');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectShown(page, [SCHOOL_NAME]);
  await page.goto('/examinations-record');
  await expectShown(page, [EXAMINATION_NAME]);
  await page.goto('/leaderboard');
  await expectShown(page, [PRIZE, SCHOOL_NAME]);
  await expectPaged(page, named(HOSTILE_TEXTS));
});

test('hostile texts in addresses appear as text', async ({ page, server }) => {
  const texts = [hostileText(300), ...HOSTILE_TEXTS.slice(0, 6)].map(encodeURIComponent);
  for (const path of texts.flatMap((text) => [
    `/setPassword?token=${text}`,
    `/nothing/${text}`,
    `/forgot-password?email=${text}#${text}`,
  ])) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectShown(page, []);
  }
  // The login leads only to pages of this product.
  const person = await aHostilePerson(server);
  for (const next of ['javascript:xss()', '//example.test/', '/\\example.test', 'https://example.test/']) {
    const tab = await page.context().newPage();
    await tab.goto(`/login?next=${encodeURIComponent(next)}`);
    await tab.getByLabel('Email atau nomor WhatsApp').fill(person.email);
    await tab.getByLabel('Kata Sandi', { exact: true }).fill(person.password);
    await tab.getByRole('button', { name: 'Masuk' }).click();
    await expect(tab).toHaveURL(/\/dashboard$/);
    await tab.evaluate(() => localStorage.clear());
    await tab.close();
  }
});
