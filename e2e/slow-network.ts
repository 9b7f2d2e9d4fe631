/** Throttles a page like a phone on a slow network: Lighthouse's slow 4G and a four times slower CPU. */
import type { CDPSession } from '@playwright/test';

export const SLOWER = 4;
const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 16,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
