import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** What `look` sees each screen in: the end of its pictures' names, and their width. */
export const VARIANTS = SIZES.flatMap(({ width }) =>
  SCHEMES.map((scheme) => ({ variant: `${scheme}-${width}`, width })),
);
/** Where to put a picture of every screen, for looking at them. */
export const PICTURES = process.env.PICTURES;

/** Without frames of other origins there is no need for a page of its own in which what was found is judged. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect.soft(found, screen).toEqual([]);
}

/** A screen in both colour schemes, wide and narrow: no accessibility violation, and nothing to scroll sideways. */
export async function look(page: Page, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const screen = `${name}-${scheme}-${size.width}`;
      if (PICTURES) {
        // Colours may be on their way from one scheme to the other.
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${PICTURES}/${screen}.png` });
      }
      await expectAccessible(page, screen);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}
