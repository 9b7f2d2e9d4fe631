import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { wordsByLanguage } from './bundle/words-by-language.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), wordsByLanguage()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    // Files share what they import: most of their time went into loading it anew for each. `test-setup.ts` leaves each a clean page.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
