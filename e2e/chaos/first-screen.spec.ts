/** The screen before the program has loaded: texts and questions at their final position. */
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

/** Returns the method and path of the API requests during this work, sorted. */
async function requestsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  // Otherwise late requests of the previous page would count.
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
  });
  await work();
  page.removeAllListeners('request');
  return requests.sort();
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

test('the data of a page is requested once, before the program has loaded', async ({ page, student }) => {
  await logInByForm(page, student);
  const early = await requestsDuring(page, async () => {
    const answer = page.waitForResponse('**/api/examination');
    await openWithoutProgram(page, '/dashboard');
    await answer;
  });
  expect(early).toEqual(['GET /api/examination']);
  const all = await requestsDuring(page, async () => {
    await openWithProgram(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Examinations List' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(all).toEqual(['GET /api/examination', 'GET /api/settings']);

  await takeSample(page);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  const ofResult = await requestsDuring(page, async () => {
    await openWithProgram(page, '/result');
    await expect(page.getByRole('heading', { name: 'What to practise' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(ofResult).toEqual(['GET /api/exam/result', 'GET /api/settings', 'POST /api/exam/result']);
});

test('the first question does not wait for the files of the paper', async ({ page, student }) => {
  await page.route('**/api/assets/**', () => undefined);
  await logInByForm(page, student);
  await takeSample(page);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
});

/** Returns the class, text and position of each part of the question. */
async function questionOf(page: Page) {
  const parts = page
    .locator('.attempts-question-area-column')
    .locator('p, img, [class$="-text"], [class$="-letter"]');
  await expect(parts.filter({ visible: true }).last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility() && !part.matches('.attempts-listening-item-note'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { label: `${part.className} ${part.textContent}`, place: [x, y, width, height] };
      }),
  );
}

function expectSamePlaces(before: Awaited<ReturnType<typeof questionOf>>, after: typeof before): void {
  expect(before.map(({ label }) => label)).toEqual(after.map(({ label }) => label));
  for (const [index, { label, place }] of before.entries()) {
    for (const [side, at] of place.entries()) {
      expect(Math.abs(at - (after[index]?.place[side] ?? 0)), `${label} ${side}`).toBeLessThan(0.1);
    }
  }
}

const earlyOptions = (page: Page) => page.locator('#splash .attempts-option-list-list');

test('a reloaded question is readable at its final position before the program has loaded', async ({
  page,
  student,
}) => {
  test.slow();
  await page.setViewportSize({ width: 412, height: 823 });
  await logInByForm(page, student);
  await takeSample(page);
  const options = page.getByRole('radiogroup').getByRole('radio');
  for (const chosen of [undefined, 1, 0]) {
    await expect(options.first()).toBeVisible();
    if (chosen !== undefined) await options.nth(chosen).check({ force: true });
    await expect(page.locator('[data-tone=saved]')).toBeAttached();
    await openWithoutProgram(page, '/examination');
    await expect(earlyOptions(page)).toBeVisible();
    await expect(earlyOptions(page).locator('[data-chosen]')).toHaveCount(chosen === undefined ? 0 : 1);
    const before = await questionOf(page);
    expect(before.length).toBeGreaterThan(3);
    await openWithProgram(page, '/examination');
    await expect(page.getByRole('timer')).toBeVisible();
    expectSamePlaces(before, await questionOf(page));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
});

test('the first screen shows only the question that was last on this device’s screen', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await logInByForm(page, student);
  await takeSample(page);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  async function change(key: string, value: unknown): Promise<() => Promise<void>> {
    const set = (text: string | null) =>
      page.evaluate(([name, to]) => (to ? localStorage.setItem(name, to) : localStorage.removeItem(name)), [
        key,
        text,
      ] as const);
    const before = await page.evaluate((name) => localStorage.getItem(name), key);
    await set(JSON.stringify(value));
    return () => set(before);
  }
  await openWithoutProgram(page, '/examination');
  await expect(earlyOptions(page)).toBeVisible();
  const shown = await page.evaluate(() => JSON.parse(localStorage.getItem('examShown') ?? ''));
  for (const [key, value] of [
    ['examShown', { ...shown, ends: Date.now() - 1000 }],
    ['examShown', { ...shown, section: 99 }],
    // The last shown question belongs to an attempt in another tab.
    ['examShown', { ...shown, attempt_id: 'another' }],
    ['exams', { id: 'another' }],
    ['display', { text_size: 150 }],
  ] as const) {
    const undo = await change(key, value);
    await openWithoutProgram(page, '/examination');
    await expect(page.locator('#splash .note')).toBeVisible();
    await expect(page.locator('#splash [inert]')).toHaveCount(0);
    await undo();
  }
  // Altered texts in storage must not become elements.
  const exam = await page.evaluate(() => JSON.parse(localStorage.getItem('exams') ?? ''));
  for (const question of Object.values(exam.examination_bank).flat() as Record<string, unknown>[]) {
    question.bank_question =
      '<p onclick="x()">Read <b>this</b><img src=x onerror=x()><script>x()</script></p>';
    question.bank_option = [{ '1': '<img src=x onerror=x()>' }];
  }
  await change('exams', exam);
  await openWithoutProgram(page, '/examination');
  await expect(page.locator('#splash .attempts-option-list-text')).toHaveText('<img src=x onerror=x()>');
  const text = page.locator('#splash .attempts-question-area-text');
  expect(await text.innerHTML()).toBe('<p>Read <b>this</b></p>');
});
