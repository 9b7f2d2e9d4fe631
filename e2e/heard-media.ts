/** What a recording is heard by. It is in a closed shadow root, into which no locator looks: the test keeps the root as it is made. */
import type { JSHandle, Page } from '@playwright/test';

interface Keeping {
  keptRoot?: ShadowRoot;
}

/** Before the page is there. */
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

/** That of the question that is shown. */
export async function heardMedia(page: Page): Promise<JSHandle<HTMLMediaElement>> {
  return page.evaluateHandle(() => {
    const media = (window as Keeping).keptRoot?.querySelector('video');
    if (!media) throw new Error('No recording is shown.');
    return media;
  });
}
