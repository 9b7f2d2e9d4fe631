/** Every constant of `limits.ts` is used in the product. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../../../{contract,server,web}/src/**/*.{ts,tsx}',
    '!**/limits.ts',
    '!**/*.test.{ts,tsx}',
    '!**/index.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const limits = import.meta.glob<string>('../../../contract/src/limits.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const definitions = Object.values(limits).join();
const program = Object.values(sources)
  .join('\n')
  .replace(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
const names = [...definitions.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');

test.each(names)('%s is used', (name) => {
  expect(new RegExp(`\\b${name}\\b`).test(program)).toBe(true);
});
