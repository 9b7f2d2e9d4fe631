import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** Chromium comes from npm, so that no system package and no root is needed. */
export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each with a server of its own. Much of a journey is waiting.
  workers: '100%',
  // On a machine that does much else, a journey may come too late for something that is shown for a moment.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--disable-gpu'],
    },
  },
});
