/** The specification's sizes, columns and colours, as Chromium renders them. */
import { aPublishedExamination } from './contract-client/examination.ts';
import { aStudent, theAdmin } from './contract-client/people.ts';
import {
  anAdmin,
  expect,
  goToExam,
  logIn,
  type Page,
  pressNext,
  SAMPLE,
  takeSample,
  test,
} from './fixtures.ts';

const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width;

test('the exam view is 750 pixels high or as high as the window, and its pictures 300 and 150 pixels wide', {
  tag: '@chaos',
}, async ({ page, student }) => {
  await logIn(page, student);
  await takeSample(page);
  const region = page.getByRole('region', { name: 'Examination' });
  const view = region.locator('..');
  for (const [width, windowHeight, height] of [
    [1280, 900, 750],
    [1280, 720, 720],
    [390, 844, 750],
    [360, 640, 640],
    [1280, 800, 750],
  ] as const) {
    await page.setViewportSize({ width, height: windowHeight });
    await expect.poll(async () => (await view.boundingBox())?.height).toBe(height);
  }

  const widths: Record<string, number | undefined> = {};
  const next = page.getByRole('button', { name: 'Next' });
  while ((await region.getByText('OTHER SUBJECTS').count()) === 0 && (await next.isEnabled())) {
    await pressNext(page);
    for (const [name, selector] of [
      ['question', 'main img[alt^="Question image"]'],
      ['option', '[role=radiogroup] img'],
    ] as const) {
      if ((await page.locator(selector).count()) > 0) widths[name] = await widthOf(page, selector);
    }
  }
  expect(widths).toEqual({ question: 300, option: 150 });
});

test('a typed 3x keeps its x in texts and buttons', { tag: '@chaos' }, async ({ page }) => {
  await page.goto('/login');
  const pictureOf = async (tag: string, ligatures: string) => {
    await page.evaluate(
      async ([name = '', value]) => {
        const probe = document.createElement(name);
        probe.id = 'probe';
        probe.textContent = '3x + 2';
        probe.style.cssText = `position: fixed; z-index: 999; font-size: 40px; font-variant-ligatures: ${value}`;
        document.querySelector('#probe')?.remove();
        document.body.append(probe);
        await document.fonts.ready;
      },
      [tag, ligatures],
    );
    return (await page.locator('#probe').screenshot()).toString('base64');
  };
  for (const tag of ['p', 'button']) {
    const shown = await pictureOf(tag, '');
    expect(shown === (await pictureOf(tag, 'none')), tag).toBe(true);
    expect(shown === (await pictureOf(tag, 'contextual')), tag).toBe(false);
  }
});

test('visited sections are green', { tag: '@chaos' }, async ({ page, student }) => {
  await logIn(page, student);
  await takeSample(page);
  const blocks = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');
  const colour = (index: number) =>
    blocks.nth(index).evaluate((block) => {
      const { borderColor, backgroundColor, color } = getComputedStyle(block);
      return `${borderColor} ${backgroundColor} ${color}`;
    });
  const green = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--lulus-good)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await colour(0)).toContain(green);
  expect(await colour(1)).not.toContain(green);
  const [red = 0, greenPart = 0, blue = 0] = green.match(/\d+/g)?.map(Number) ?? [];
  expect(greenPart).toBeGreaterThan(Math.max(red, blue));
});

test('the bank has one, two or three columns', { tag: '@chaos' }, async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await page.goto('/examinations');
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: 'Bank List' }).click();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    return boxes.filter((box) => box?.y === boxes[0]?.y).length;
  };
  expect(await columns(1280)).toBe(3);
  expect(await columns(1000)).toBe(2);
  expect(await columns(400)).toBe(1);
});

test('the first three places of the leaderboard have crowns on gold, silver and bronze', {
  tag: '@chaos',
}, async ({ page, server }) => {
  const { id: exam_id, bank } = await aPublishedExamination(await theAdmin(server));
  for (const chosen of [bank.text.id, bank.audio.id, bank.text.id, bank.audio.id]) {
    const { client } = await aStudent(server);
    await client.ok('POST', '/api/exam/start', { json: { exam_id } });
    const answers = JSON.stringify([{ [chosen]: { 1: '' } }]);
    await client.ok('POST', '/api/exam/submit', { json: { exam_id, answers } });
  }
  await logIn(page, await aStudent(server).then((student) => ({ ...student, first_name: 'Rina' })));
  await page.goto('/leaderboard');
  const rows = page
    .getByRole('region', { name: /^Leaderboard/ })
    .getByRole('list')
    .getByRole('listitem');
  await expect(rows.nth(3)).toBeVisible();
  const drawn = await rows.evaluateAll((items) =>
    items.slice(0, 4).map((item) => ({
      icons: item.querySelectorAll('svg').length,
      colour: getComputedStyle(item.firstElementChild ?? item).backgroundColor,
    })),
  );
  // Each row has a coin, and three rows have a crown.
  expect(drawn.map(({ icons }) => icons)).toEqual([2, 2, 2, 1]);
  expect(new Set(drawn.map(({ colour }) => colour)).size).toBe(4);
});
