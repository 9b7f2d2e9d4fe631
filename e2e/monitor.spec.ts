/** An admin monitors an examination, adds time and reopens a submission, while the student works on. */
import { POLL_MS } from './continuity.ts';
import { allSaved, anAdmin, expect, logIn, type Page, SAMPLE, takeSample, test } from './fixtures.ts';
import { look, PICTURES } from './look.ts';

async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

test('a student gets extra time from an admin, submits, continues after a reopening and submits again', {
  tag: '@chaos',
}, async ({ page, browser, server, student }) => {
  test.slow();
  // Other journeys leave attempts of students with the same name.
  await server.sql(`update users set first_name = 'Wulan' where email = $1`, [student.email]);
  await page.clock.install();
  await logIn(page, student);
  await takeSample(page);
  await page.getByRole('radiogroup').locator('label').first().click();
  await allSaved(page);
  const before = await secondsLeft(page);

  const account = await anAdmin(server);
  const context = await browser.newContext({ baseURL: server.url });
  const admin = await context.newPage();
  await admin.clock.install();
  await logIn(admin, account);
  await admin.goto('/examinations');
  await admin.getByRole('article').filter({ hasText: SAMPLE }).getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Attempts' }).click();
  // Attempts of other journeys fill pages, so the test searches by name.
  await admin.getByRole('searchbox').fill('Wulan');
  await expect(admin.getByRole('row').filter({ hasText: 'Wulan' })).toContainText('left');
  await look(admin, 'attempts-running');

  await admin.getByRole('button', { name: /^Give more time: Wulan/ }).click();
  await admin.getByLabel('Reason').fill('Power cut');
  await look(admin, 'attempts-more-time');
  await admin.getByRole('button', { name: 'Give the time' }).click();
  await expect(admin.getByText('1 attempt has more time.')).toBeVisible();
  await page.clock.fastForward(POLL_MS);
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(before + 8 * 60);
  await look(page, 'exam-more-time');

  await submit(page);
  const row = admin.getByRole('row').filter({ hasText: 'Wulan' });
  await admin.clock.fastForward(POLL_MS);
  await expect(row).toContainText('by the student');
  await admin.getByRole('button', { name: /^Reopen: Wulan/ }).click();
  await expect(admin.getByText(/is taken back/)).toBeVisible();
  await admin.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(row).toContainText('left');

  await page.goto('/examinations');
  await page.getByRole('article').filter({ hasText: SAMPLE }).getByRole('link').first().click();
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await submit(page);
  await admin.clock.fastForward(POLL_MS);
  await expect(row).toContainText('by the student');

  await admin.getByRole('button', { name: /^History: Wulan/ }).click();
  await expect(admin.getByRole('dialog').getByRole('listitem')).toContainText([
    'Started',
    'More time given',
    'Submitted',
    'Reopened',
    'Submitted',
  ]);
  await look(admin, 'attempts-history');
  await admin.keyboard.press('Escape');

  await admin.getByRole('link', { name: /^Wulan/ }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Wulan');
  await expect(admin.getByRole('listitem', { name: 'Question 1' }).first()).toContainText('Chosen');
  await look(admin, 'answer-sheet');
  if (PICTURES) await admin.screenshot({ path: `${PICTURES}/answer-sheet-whole.png`, fullPage: true });
  await admin.setViewportSize({ width: 1280, height: 800 });
  if (PICTURES) {
    await admin.screenshot({ path: `${PICTURES}/answer-sheet-whole-1280.png`, fullPage: true });
    await admin.pdf({ path: `${PICTURES}/answer-sheet.pdf`, preferCSSPageSize: true });
  }

  await admin.getByRole('link', { name: 'Students' }).click();
  await admin.getByRole('searchbox').fill('Wulan');
  await admin.getByRole('button', { name: /^Wulan/ }).click();
  await expect(admin.getByRole('dialog').getByRole('link', { name: SAMPLE })).toBeVisible();
  await look(admin, 'student-attempts');
  await admin.getByRole('dialog').getByRole('link', { name: SAMPLE }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Wulan');
  await context.close();
});

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
}
