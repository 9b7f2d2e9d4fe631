import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** In the folder of this name, or tagged so. */
const CHAOS = /chaos\/|@chaos/;

/** Chromium comes from npm, so that no system package and no root is needed. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Twice what a machine with nothing else to do can need: one that does much else is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker has a server of its own. Much of a journey is waiting, so that there is room for more of them than there are cores.
  workers: '200%',
  // By journeys, not by files, or one worker ends long after the others.
  fullyParallel: true,
  // A flaky journey is a failed one.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // `npm test` runs the core; `npm run test:chaos` runs what is long or rare.
  projects: [
    {
      name: 'core',
      grepInvert: CHAOS,
      // To fetch and keep the whole program for each journey takes a fifth of the time: those that are about it allow it.
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
