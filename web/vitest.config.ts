import { configDefaults, defineConfig } from 'vitest/config';
import { base, baseTest, stoppingTime, TESTS } from './vitest.base.ts';

export default defineConfig({
  ...base,
  test: {
    ...baseTest,
    name: 'web',
    include: [TESTS],
    exclude: [...configDefaults.exclude, ...stoppingTime],
    // Files share their imports, because loading them for each file takes most of the time. `test/setup.ts` cleans the page after each.
    isolate: false,
  },
});
