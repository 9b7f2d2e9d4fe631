import { expect, type Page } from '@playwright/test';

/** Clicks the button and switches to print media. Replaces the print dialog, which would wait for a user. */
export async function printBy(page: Page, button: string | RegExp): Promise<void> {
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}
