/** The guides inside the product. */
import { anAdmin, expect, logIn, type Page, SAMPLE, test } from '../fixtures.ts';
import { look } from '../look.ts';

/** Scrolls to every picture of the guide and waits for it. Returns their number. */
async function picturesShown(page: Page): Promise<number> {
  const pictures = page.getByRole('main').getByRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth), { timeout: 5000 })
      .toBeGreaterThan(300);
  }
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  return pictures.count();
}

test('a person who cannot log in finds the guide for students', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for students' })).toBeVisible();
  await look(page, 'help-before-login');
});

test('a student finds the guide for students', async ({ page, student }) => {
  await logIn(page, student);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for students' })).toBeVisible();
  expect(await picturesShown(page)).toBe(2);
  await look(page, 'help-student');
});

test('a teacher finds the guide for teachers, and from it the checklist for the exam day', async ({
  page,
  server,
}) => {
  await logIn(page, await anAdmin(server));
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for teachers' })).toBeVisible();
  expect(await picturesShown(page)).toBe(4);
  await look(page, 'help-teacher');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: 'All guides' }).getByRole('link', { name: 'Checklist' }).click();
  await page.getByRole('checkbox', { name: /The exam is published/ }).check();
  await look(page, 'help-exam-day');
});

test('the checklist of an exam keeps its ticks over a reload', async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await page.getByRole('article').filter({ hasText: SAMPLE }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Exam-day checklist' }).click();
  await page.getByRole('checkbox', { name: /The exam is published/ }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /The exam is published/ })).toBeChecked();
  await page.getByRole('link', { name: SAMPLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: SAMPLE })).toBeVisible();
});
