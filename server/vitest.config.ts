import { configDefaults, defineConfig } from 'vitest/config';
import { base, baseTest, CHAOS, replacing, TESTS } from './vitest.base.ts';

export default defineConfig({
  ...base,
  test: {
    ...baseTest,
    name: 'server',
    include: TESTS,
    exclude: [...configDefaults.exclude, CHAOS, ...replacing],
    // Files share what they import, and nothing else: each has an application and a database of its own.
    isolate: false,
  },
});
