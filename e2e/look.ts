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
/** What `look` sees each screen in: the end of its pictures' names, and their width. */
export const VARIANTS = FORMS.map(({ variant, size }) => ({ variant, width: size.width }));
/** Where to put a picture of every screen, for looking at them. */
export const PICTURES = process.env.PICTURES;

type Judgement = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** To describe all that is right takes most of the time, and nobody reads it. */
const OPTIONS = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0];

/**
 * The builder brings axe into a page, which takes longer than to judge by it; there it stays until the next page is opened. Without frames
 * of other origins there is no need for a page of its own in which what was found is judged.
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

/** Until what hears of another width or scheme has drawn, and what moves has come to rest. */
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

/** Shows the screen in these forms, one after the other. */
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

/** A screen in both colour schemes, wide and narrow: no accessibility violation, and nothing to scroll sideways. */
export async function lookInEveryForm(page: Page, name: string): Promise<void> {
  await lookIn(page, FORMS, name);
}

/**
 * The same for what a journey meets on its way, in two forms that differ in both: light and wide, dark and narrow. In all
 * four where pictures are wanted.
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
