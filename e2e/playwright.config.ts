import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** Chromium comes from npm, so that no system package and no root is needed. */
export default defineConfig({
  testDir: '.',
  // Twice what a machine with nothing else to do can need: one that does much else is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker has a server of its own. Much of a journey is waiting, so that there is room for more of them than there are cores.
  workers: '150%',
  // By journeys, not by files, or one worker ends long after the others.
  fullyParallel: true,
  // On a machine that does much else, a journey may come too late for something that is shown for a moment.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // To record every journey takes a fifth of its time; one that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--disable-gpu'],
    },
  },
});
