import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'bench',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.chaos.test.ts'],
  },
});
