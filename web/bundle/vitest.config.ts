import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'bundle',
    root: import.meta.dirname,
    exclude: [...configDefaults.exclude, '**/*.chaos.test.ts'],
  },
});
