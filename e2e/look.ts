import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
export const FORMS = SCHEMES.flatMap((scheme) =>
  SIZES.map((size) => ({ scheme, size, variant: `${scheme}-${size.width}` })),
);
const OPPOSITE_FORMS = FORMS.filter(({ variant }) => variant === 'light-1280' || variant === 'dark-360');
/** The forms in which `look` checks each screen: the end of the picture's name, and the width. */
export const VARIANTS = FORMS.map(({ variant, size }) => ({ variant, width: size.width }));
/** The folder for a picture of every screen, if set. */
export const PICTURES = process.env.PICTURES;

type Judgement = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The list of passed checks takes most of the time and has no use here. */
const OPTIONS = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0];

/**
 * The builder injects axe into a page, which takes longer than a check. So axe stays until the next page opens. Legacy
 * mode suffices: there are no frames of other origins, so the results need no separate page.
 */
async function judge(page: Page): Promise<Judgement> {
  const judged = await page.evaluate((options) => {
    const { axe } = window as { axe?: { run(options: object): Promise<Judgement> } };
    return axe?.run(options);
  }, OPTIONS);
  return judged ?? new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze();
}

export async function violations(page: Page): Promise<string[]> {
  const judged = await judge(page);
  return judged.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
}

/** Waits until the page has redrawn for the new width and scheme, and animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Shows the screen in these forms in sequence. */
export async function inForms(
  page: Page,
  forms: typeof FORMS,
  each: (variant: string) => Promise<void>,
): Promise<void> {
  for (const { scheme, size, variant } of forms) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled(page);
    await each(variant);
  }
}

/** Checks a screen in both colour schemes, wide and narrow: no accessibility violation, no horizontal scrolling. */
export async function lookInEveryForm(page: Page, name: string): Promise<void> {
  await lookIn(page, FORMS, name);
}

/**
 * The same for screens within a journey, in two forms only: light and wide, dark and narrow. Uses all four if pictures
 * are wanted.
 */
export async function look(page: Page, name: string): Promise<void> {
  await lookIn(page, PICTURES ? FORMS : OPPOSITE_FORMS, name);
}

async function lookIn(page: Page, forms: typeof FORMS, name: string): Promise<void> {
  await inForms(page, forms, async (variant) => {
    const screen = `${name}-${variant}`;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${screen}.png` });
    await expectAccessible(page, screen);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
  });
}
