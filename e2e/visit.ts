import { expect, type Locator, type Page } from '@playwright/test';
import { lookInEveryForm } from './look.ts';

export interface Screen {
  /** Of its pictures, too. */
  name: string;
  path: string;
  /** Visible once the screen is there. */
  shows(page: Page): Locator;
  /** What is done there before it is looked at. */
  open?(page: Page): Promise<void>;
}

/** Looks at each screen in both colour schemes, wide and narrow. */
export async function visit(page: Page, screens: Screen[]): Promise<void> {
  for (const { name, path, shows, open } of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(shows(page).first()).toBeVisible();
    // What is painted first may have it as well.
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await open?.(page);
    await lookInEveryForm(page, name);
  }
}
