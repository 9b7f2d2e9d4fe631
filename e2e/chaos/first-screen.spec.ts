/** The screen before the program has loaded: texts at their final position. */
import { expect, logInByForm, type Page, takeSample, test } from '../fixtures.ts';

// After a first visit the program is cached, so a test could not delay it.
test.use({ serviceWorkers: 'block' });

/** Opens the page without its program, whose requests never finish. */
async function openWithoutProgram(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeVisible();
  // Waits for the styles. Before that, positions are wrong, although nothing is painted yet.
  await expect(page.locator('#splash')).toHaveCSS('position', 'fixed');
}

async function openWithProgram(page: Page, path: string): Promise<void> {
  // Leaves the previous page, whose unblocked program would send requests.
  await page.goto('about:blank');
  await page.unroute('**/assets/*.js');
  await page.goto(path);
  await expect(page.locator('#splash')).toHaveCount(0);
}

/** Returns text, position and style of the page's title and its explanation. */
async function readTitle(page: Page): Promise<unknown> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return heading.evaluate((title) =>
    [title, title.nextElementSibling]
      .filter((part) => part?.matches('h1, p:not(.loading)'))
      .map((part) => {
        const { x, y, height } = (part as Element).getBoundingClientRect();
        const { fontSize, fontWeight, color } = getComputedStyle(part as Element);
        const place = [x, y, height].map(Math.round);
        return { text: part?.textContent, place, fontSize, fontWeight, color };
      }),
  );
}

async function expectSameTitle(page: Page, path: string): Promise<void> {
  await openWithoutProgram(page, path);
  const before = await readTitle(page);
  await openWithProgram(page, path);
  expect(before, path).toEqual(await readTitle(page));
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [800, 'dark'],
] as const) {
  test(`the program shows the same texts at the same position, ${width} px wide`, async ({
    page,
    student,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    await expectSameTitle(page, '/login');
    await page.evaluate(() => localStorage.setItem('language', 'id'));
    await expectSameTitle(page, '/');
    await page.evaluate(() => localStorage.setItem('language', 'default'));
    await openWithProgram(page, '/login');
    await logInByForm(page, student);
    await expectSameTitle(page, '/dashboard');
    await expectSameTitle(page, '/');
    await takeSample(page);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await openWithoutProgram(page, '/examination');
    await expect(page.locator('#splash')).toContainText("please don't close this page");
    await openWithProgram(page, '/examination');
    await page.getByRole('button', { name: 'Finish Section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
    await expectSameTitle(page, '/result');
  });
}

test('the first screen shows only texts of the page that will open', async ({ page, student }) => {
  const title = page.getByRole('heading');
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithoutProgram(page, '/dashboard');
  await expect(page.locator('#splash .loading')).toHaveText('Loading...');
  await expect(title).toHaveCount(0);
  await openWithProgram(page, '/login');
  await logInByForm(page, student);
  await openWithoutProgram(page, '/login');
  await expect(title).toHaveText(/^Hello, /);
  await openWithoutProgram(page, '/login?next=%2Fleaderboard');
  await expect(title).toHaveCount(0);
  // An expired session, and a text size with unknown positions.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '');
    localStorage.setItem('user', JSON.stringify({ ...user, exp: 1 }));
  });
  await openWithoutProgram(page, '/dashboard');
  await expect(title).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('display', JSON.stringify({ text_size: 150 })));
  await openWithoutProgram(page, '/login');
  await expect(title).toHaveCount(0);
});

test('the first question does not wait for the files of the paper', async ({ page, student }) => {
  await page.route('**/api/assets/**', () => undefined);
  await logInByForm(page, student);
  await takeSample(page);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
});
