import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs',
    include: ['coverage/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.chaos.test.ts'],
  },
});
