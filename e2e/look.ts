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
/** The forms in which `look` checks each screen, as suffix of the picture's name and width in pixels. */
export const VARIANTS = FORMS.map(({ variant, size }) => ({ variant, width: size.width }));
/** Folder for a picture of every screen, if set. */
export const PICTURES = process.env.PICTURES;

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Omits the list of passed checks, which would take most of the time. */
const OPTIONS = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0];

/**
 * Runs axe. Injecting axe is slower than a check, so an injected axe is reused until the next page opens. Legacy mode
 * suffices, because there are no frames of other origins.
 */
async function runAxe(page: Page): Promise<AxeResults> {
  const results = await page.evaluate((options) => {
    const { axe } = window as { axe?: { run(options: object): Promise<AxeResults> } };
    return axe?.run(options);
  }, OPTIONS);
  return results ?? new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze();
}

export async function violations(page: Page): Promise<string[]> {
  const results = await runAxe(page);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await violations(page), screen).toEqual([]);
}

/** Waits until the page has rendered its new width and scheme, and animations have ended. */
async function waitUntilSettled(page: Page): Promise<void> {
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

/** Calls `each` after switching to each of these forms. */
export async function inForms(
  page: Page,
  forms: typeof FORMS,
  each: (variant: string) => Promise<void>,
): Promise<void> {
  for (const { scheme, size, variant } of forms) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await waitUntilSettled(page);
    await each(variant);
  }
}

/** Checks a screen in both colour schemes, wide and narrow: no accessibility violation, no horizontal scrolling. */
export async function lookInEveryForm(page: Page, name: string): Promise<void> {
  await lookIn(page, FORMS, name);
}

/**
 * Checks a screen like `lookInEveryForm`, but in two forms only: light and wide, dark and narrow. Uses all four if
 * `PICTURES` is set.
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
