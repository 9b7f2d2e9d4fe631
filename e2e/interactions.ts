/** Measures the longest time from a click to its paint (INP), as browsers report it. */
import type { Page } from '@playwright/test';

interface Interaction extends PerformanceEntry {
  interactionId: number;
}

export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { seenInteractions: seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Interaction[]) {
        if (interactionId) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Returns milliseconds in steps of 8. Browsers do not report times below 16. */
export async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { seenInteractions } = window as unknown as { seenInteractions: Map<number, number> };
    return Math.max(0, ...seenInteractions.values());
  });
}
