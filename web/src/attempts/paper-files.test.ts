import { afterEach, expect, test, vi } from 'vitest';
import { forgetOtherPaperFiles } from './paper-files.ts';

/** As much of the browser's Cache Storage as is asked for here, which the test's browser does not have. */
function aStorage(...names: string[]): Set<string> {
  const left = new Set(names);
  vi.stubGlobal('caches', { keys: async () => [...left], delete: async (name: string) => left.delete(name) });
  return left;
}

afterEach(() => vi.unstubAllGlobals());

test('an attempt that is opened leaves the files of no other on the device', async () => {
  const left = aStorage('shell', 'paper:1', 'paper:2');
  await forgetOtherPaperFiles('2');
  expect([...left]).toEqual(['shell', 'paper:2']);
});

test('who logs out leaves the files of no paper behind', async () => {
  const left = aStorage('shell', 'paper:1', 'paper:2');
  await forgetOtherPaperFiles();
  expect([...left]).toEqual(['shell']);
});
