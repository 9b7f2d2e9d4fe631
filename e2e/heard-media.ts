/**
 * The media element of a recording. It is in a closed shadow root, which no locator can enter. So the test stores the
 * root at its creation.
 */
import type { JSHandle, Page } from '@playwright/test';

interface Keeping {
  keptRoot?: ShadowRoot;
}

/** Call this before the page loads. */
export async function keepMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      (window as Keeping).keptRoot = root;
      return root;
    };
  });
}

/** The media element of the current question. */
export async function heardMedia(page: Page): Promise<JSHandle<HTMLMediaElement>> {
  return page.evaluateHandle(() => {
    const media = (window as Keeping).keptRoot?.querySelector('video');
    if (!media) throw new Error('No recording is shown.');
    return media;
  });
}
