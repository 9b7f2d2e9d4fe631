/** What the two projects of the web app's tests have in common. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { guides } from './bundle/guides.ts';
import { wordsByLanguage } from './bundle/words-by-language.ts';

const root = import.meta.dirname;
export const TESTS = 'src/**/*.test.{ts,tsx}';

/** Tests that stop the time. What another file has left waiting would wake up in it. */
export const stoppingTime = globSync(TESTS, { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('useFakeTimers'),
);

export const base = { root, plugins: [react(), wordsByLanguage(), guides()] };

export const baseTest = {
  environment: 'jsdom',
  setupFiles: ['./test/setup.ts'],
  testTimeout: 30_000,
  restoreMocks: true,
  unstubGlobals: true,
};
