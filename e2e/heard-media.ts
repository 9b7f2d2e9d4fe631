/**
 * Finds the media element of a recording. It is in a closed shadow root, so the test stores the root at its creation.
 */
import type { JSHandle, Page } from '@playwright/test';

interface WindowWithRoot {
  mediaRoot?: ShadowRoot;
}

/** Stores shadow roots of the page. Must run before the page loads. */
export async function storeMediaRoot(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      (window as WindowWithRoot).mediaRoot = root;
      return root;
    };
  });
}

/** Returns the media element of the current question. */
export async function findMedia(page: Page): Promise<JSHandle<HTMLMediaElement>> {
  return page.evaluateHandle(() => {
    const media = (window as WindowWithRoot).mediaRoot?.querySelector('video');
    if (!media) throw new Error('No recording is shown.');
    return media;
  });
}
