import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract',
      'docs',
      'server',
      'server/vitest.replacing.config.ts',
      'web',
      'web/vitest.timers.config.ts',
      'web/bundle',
      'bench',
    ],
  },
});
