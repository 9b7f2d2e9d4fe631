import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readLock, refusedPackages, shippedPackages, thirdPartyText } from '../../scripts/third-party.mjs';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('THIRD_PARTY.md lists what is installed; if not, run npm run licences', async () => {
  expect(await read('THIRD_PARTY.md')).toBe(thirdPartyText(readLock()));
});

test('every direct dependency of what is shipped is in the list, where it runs', async () => {
  const shipped = shippedPackages(readLock());
  for (const [workspace, place] of [
    ['contract', 'server'],
    ['server', 'server'],
    ['web', 'browser'],
  ]) {
    const { dependencies } = JSON.parse(await read(`${workspace}/package.json`));
    for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@lulus/'))) {
      expect(shipped.find((one) => one.name === name)?.places, name).toContain(place);
    }
  }
});

test('every licence is one that is allowed, or explained', () => {
  expect(refusedPackages(shippedPackages(readLock()))).toEqual([]);
});

test.each([
  ['some-package', 'GPL-3.0-only', false],
  ['some-package', 'unknown', false],
  ['some-package', 'MIT AND GPL-2.0', false],
  ['some-package', '(GPL-2.0 OR MIT)', true],
  ['some-package', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['mediabunny', 'GPL-3.0-only', false],
])('%s under %s is allowed: %s', (name, license, allowed) => {
  const refused = refusedPackages([{ name, version: '1.0.0', license, places: ['server'] }]);
  expect(refused.length === 0).toBe(allowed);
});

test('packages come from the registry, each with the hash of its content', () => {
  const packages = readLock().packages as Record<
    string,
    { resolved?: string; integrity?: string; link?: true }
  >;
  const strange = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(
      ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
    );
  expect(strange.map(([path]) => path)).toEqual([]);
});
