/** What the two projects of the server's tests have in common. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnvironment } from '../scripts/server-command.mjs';

const root = import.meta.dirname;
export const TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts'];
/** Run by `vitest.chaos.config.ts`. */
export const CHAOS = '**/*.chaos.test.ts';

/**
 * Tests that need a process of their own: they put something in the place of a library, before anybody has loaded it.
 */
export const replacing = globSync(TESTS, { cwd: root, exclude: [CHAOS] }).filter((file) =>
  /vi\.mock\(/.test(readFileSync(join(root, file), 'utf8')),
);

export const baseTest = {
  // The programs that work apart start in half the time when they are compiled already.
  env: { NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE },
  restoreMocks: true,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export const base = { root };
