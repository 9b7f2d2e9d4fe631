/** The cumulative layout shift of each page on a slow network. */
import { anAdmin, expect, goToExam, logIn, type Page, SAMPLE, test } from '../fixtures.ts';
import { slowDown } from '../slow-network.ts';

const MAX_SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Sums the layout shifts of each document and records the elements. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, what: [] as string[] };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const { node } of sources) {
          seen.what.push(`${value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectLittleShift(page: Page, name: string): Promise<void> {
  // Some elements appear later than the one that the test has waited for.
  await page.waitForTimeout(500);
  const { sum, what } = await page.evaluate(
    () => (window as unknown as { seenShifts: { sum: number; what: string[] } }).seenShifts,
  );
  test.info().annotations.push({ type: 'shift', description: `${name} ${sum.toFixed(4)}` });
  expect(sum, `${name}: ${what.join(' | ')}`).toBeLessThan(MAX_SHIFT);
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`pages of students have little layout shift, ${size.width} px wide`, async ({ page, student }) => {
    test.slow();
    await page.setViewportSize(size);
    await watchShifts(page);
    await logIn(page, student);
    const cdp = await page.context().newCDPSession(page);
    await slowDown(cdp);
    for (const [path, heading] of [
      ['/dashboard', 'Examinations List'],
      ['/examinations', 'Your Examinations'],
      ['/leaderboard', 'Leaderboard'],
      ['/account', 'Account'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectLittleShift(page, path);
    }
    await page.goto('/examinations');
    await goToExam(page, SAMPLE);
    await page.reload();
    await expect(page.getByRole('heading', { name: SAMPLE })).toBeVisible();
    await expectLittleShift(page, 'detail');
    await page.getByRole('button', { name: 'Take exam' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectLittleShift(page, 'exam');
    await page.getByRole('button', { name: 'Finish Section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What to practise' })).toBeVisible();
    await expectLittleShift(page, 'result');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    await expectLittleShift(page, 'login');
  });
}

test('the dashboard of an admin has little layout shift', async ({ page, server }) => {
  await watchShifts(page);
  await logIn(page, await anAdmin(server));
  await slowDown(await page.context().newCDPSession(page));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectLittleShift(page, 'dashboard');
});
