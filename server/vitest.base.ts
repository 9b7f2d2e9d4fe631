/** What the two projects of the server's tests have in common. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
export const TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/**
 * Tests that need a process of their own: they put something in the place of a library, before anybody has loaded it.
 */
export const replacing = globSync(TESTS, { cwd: root }).filter((file) =>
  /vi\.mock\(/.test(readFileSync(join(root, file), 'utf8')),
);

export const baseTest = {
  globalSetup: ['test/template-database.ts'],
  restoreMocks: true,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export const base = { root };
