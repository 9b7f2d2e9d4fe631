/** Styles that would change what an author typed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: SOURCES });
const read = (sheet: string) => readFileSync(join(SOURCES, sheet), 'utf8');

/** Whether one of the stylesheets outside `except` has the declaration. */
const withStyle = (style: RegExp, ...except: string[]) =>
  sheets.filter((sheet) => !except.includes(sheet) && style.test(read(sheet)));

test('the font shows 3x + 2 as typed, with an x', () => {
  expect(read('platform/theme/global.css')).toMatch(/body \{[^}]*font-variant-ligatures: none;/);
  expect(withStyle(/font-variant-ligatures|font-feature-settings/, 'platform/theme/global.css')).toEqual([]);
});

test('words have a visible space between them, also in headings, buttons and fields', () => {
  expect(read('platform/theme/global.css')).toMatch(/^\* \{\s*word-spacing: 0\.12em;/m);
  expect(withStyle(/word-spacing/, 'platform/theme/global.css')).toEqual([]);
});

test('spaces and line breaks show as typed', () => {
  expect(withStyle(/white-space(-collapse)?: (pre-line|collapse)/)).toEqual([]);
});

test('letters keep their case, and no hyphen is added', () => {
  // Names of sections are stored in upper case.
  expect(
    withStyle(
      /text-transform|font-variant-caps|hyphens: auto/,
      'examinations/admin/detail/sections-panel.module.css',
    ),
  ).toEqual([]);
});
