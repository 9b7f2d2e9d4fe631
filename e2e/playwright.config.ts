import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** In the folder of this name, or with this tag. */
const CHAOS = /chaos\/|@chaos/;

/** Chromium comes from npm, so that it needs no system package and no root. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Twice what an idle machine can need, so that a busy machine does not fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker has a server of its own. Journeys wait much, so there can be more workers than cores.
  workers: '200%',
  // Parallel by journey, not by file: otherwise one worker ends long after the others.
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
      // Caching the whole program takes a fifth of each journey's time. Journeys about the service worker allow it.
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
