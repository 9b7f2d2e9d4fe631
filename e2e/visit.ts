import { expect, type Locator, type Page } from '@playwright/test';
import { lookInEveryForm } from './look.ts';

export interface Screen {
  /** Name of the screen and of its pictures. */
  name: string;
  path: string;
  /** Locates an element that is visible once the screen has loaded. */
  shows(page: Page): Locator;
  /** Prepares the screen before the check. */
  open?(page: Page): Promise<void>;
}

/** Checks each screen in both colour schemes, wide and narrow. */
export async function visit(page: Page, screens: Screen[]): Promise<void> {
  for (const { name, path, shows, open } of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(shows(page).first()).toBeVisible();
    // The first paint may already show that element.
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await open?.(page);
    await lookInEveryForm(page, name);
  }
}
