import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/build-web.mjs';
import { newerFunctions, newerStyles, newerSyntax } from './find-newer.ts';

const folder = join(import.meta.dirname, '..', 'dist');
let files: string[] = [];
/** What the service worker keeps is what students need. */
let forStudents = (_file: string): boolean => false;

beforeAll(async () => {
  // React is another one in tests.
  vi.stubEnv('NODE_ENV', 'production');
  expect(await buildWebIfNeeded()).toBe(true);
  files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('.vite'));
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  forStudents = (file) => worker.includes(`"${file}"`) || file === 'service-worker.js';
}, 240_000);

/** What is found in the files of this kind, by file. */
async function findings(
  extension: string,
  find: (text: string) => string[],
  isMeant: (file: string) => boolean = () => true,
): Promise<string[]> {
  const meant = files.filter((file) => file.endsWith(extension) && isMeant(file));
  expect(meant.length).toBeGreaterThan(3);
  const found = await Promise.all(
    meant.map(async (file) =>
      find(await readFile(join(folder, file), 'utf8')).map(
        (what) => `${file.replace(/^assets\/|-[\w-]{7,8}(?=\.\w+$)/g, '')}: ${what}`,
      ),
    ),
  );
  return found.flat().sort();
}

// Reading a program through takes a while on a machine that does much else.
describe('what the oldest browsers do not know', { timeout: 60_000 }, () => {
  test('is no function that the program calls unasked', async () => {
    // React has it for an element that is not used here.
    expect(await findings('.js', newerFunctions)).toEqual(['react.js: startViewTransition']);
  });

  test('is no syntax of what students fetch', async () => {
    expect(await findings('.js', newerSyntax, (file) => forStudents(file))).toEqual([]);
  });

  test('is no style of what students fetch', async () => {
    expect(await findings('.css', newerStyles, (file) => forStudents(file))).toEqual([]);
  });
});

test('what is newer is found by its name, unless it is asked for first', () => {
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
