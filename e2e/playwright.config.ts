import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** Matches journeys in the folder chaos/ or with the tag @chaos. */
const CHAOS = /chaos\/|@chaos/;

/** Chromium comes from npm, so it needs neither a system package nor root. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Twice the maximum on an idle machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker has its own server. Journeys mostly wait, so there can be more workers than cores.
  workers: '200%',
  // Parallel by journey, because one worker with a long file would end last.
  fullyParallel: true,
  // A flaky journey is a failed one.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // `npm test` runs the core. `npm run test:chaos` runs long and rare journeys.
  projects: [
    {
      name: 'core',
      grepInvert: CHAOS,
      // Caching the program takes a fifth of a journey's time. Only journeys about the service worker allow it.
      use: { serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'chaos', grep: CHAOS },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--disable-gpu'],
    },
  },
});
