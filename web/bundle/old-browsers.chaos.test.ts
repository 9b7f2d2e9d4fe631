import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/build-web.mjs';
import { newerFunctions, newerStyles, newerSyntax } from './find-newer.ts';

const folder = join(import.meta.dirname, '..', 'dist');
let files: string[] = [];
/** Whether students need the file: the service worker caches it. */
let forStudents = (_file: string): boolean => false;

beforeAll(async () => {
  // Otherwise the build would contain React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  expect(await buildWebIfNeeded()).toBe(true);
  files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('.vite'));
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  forStudents = (file) => worker.includes(`"${file}"`) || file === 'service-worker.js';
}, 240_000);

/** Returns the findings in files with this extension, each with its file name. */
async function findings(
  extension: string,
  find: (text: string) => string[],
  isIncluded: (file: string) => boolean = () => true,
): Promise<string[]> {
  const included = files.filter((file) => file.endsWith(extension) && isIncluded(file));
  expect(included.length).toBeGreaterThan(3);
  const found = await Promise.all(
    included.map(async (file) =>
      find(await readFile(join(folder, file), 'utf8')).map(
        (what) => `${file.replace(/^assets\/|-[\w-]{7,8}(?=\.\w+$)/g, '')}: ${what}`,
      ),
    ),
  );
  return found.flat().sort();
}

// Parsing the whole program is slow on a busy machine.
describe('features that the oldest browsers lack', { timeout: 60_000 }, () => {
  test('functions are tested for before use', async () => {
    // React calls it only for an element that this program does not use.
    expect(await findings('.js', newerFunctions)).toEqual(['react.js: startViewTransition']);
  });

  test('syntax is not in scripts for students', async () => {
    expect(await findings('.js', newerSyntax, (file) => forStudents(file))).toEqual([]);
  });

  test('styles are not in stylesheets for students', async () => {
    expect(await findings('.css', newerStyles, (file) => forStudents(file))).toEqual([]);
  });
});

test('newer features are found by name, unless the code tests for them', () => {
  expect(newerFunctions('[2, 1].toSorted(); Object.groupBy([], String); set.has(1)')).toEqual([
    'toSorted',
    'Object.groupBy',
  ]);
  expect(newerFunctions('typeof URL.canParse == "function" ? URL.canParse(a) : a')).toEqual([]);
  expect(newerFunctions('if ("showPopover" in a) a.showPopover()')).toEqual([]);
  expect(newerFunctions('if (a.showPopover) a.showPopover(); b.requestClose && b.requestClose()')).toEqual(
    [],
  );
  expect(newerSyntax('class A { static { a() } }; /(?<=a)b/; /[a--b]/v')).toHaveLength(3);
  expect(newerSyntax('const { a = 1 } = b?.c ?? {}; /(?<name>a)/u; class A { #b = 1 }')).toEqual([]);
  expect(newerStyles('a { color: color-mix(in srgb, red, blue); b { color: red } }')).toEqual([
    'color-mix()',
    'nesting',
  ]);
  expect(
    newerStyles('a { color: red; transition: color 1s linear; background: linear-gradient(red, blue) }'),
  ).toEqual([]);
  expect(newerStyles('@supports (color: oklch(0 0 0)) { a { color: oklch(0 0 0) } }')).toHaveLength(1);
});
