import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['server/test/template-database.ts'],
    projects: [
      'contract',
      'docs',
      'server',
      'server/vitest.replacing.config.ts',
      'web',
      'web/vitest.timers.config.ts',
      'web/bundle',
      'bench',
      'vitest.chaos.config.ts',
    ],
  },
});
