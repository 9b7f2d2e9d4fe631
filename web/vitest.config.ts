import { configDefaults, defineConfig } from 'vitest/config';
import { base, baseTest, stoppingTime, TESTS } from './vitest.base.ts';

export default defineConfig({
  ...base,
  test: {
    ...baseTest,
    name: 'web',
    include: [TESTS],
    exclude: [...configDefaults.exclude, ...stoppingTime],
    // Files share what they import: most of their time went into loading it anew for each. `test-setup.ts` leaves each a clean page.
    isolate: false,
  },
});
