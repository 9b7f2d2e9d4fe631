import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:chaos`, for which some need the machine to themselves. */
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['{bench,docs,server,web/bundle}/**/*.chaos.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
