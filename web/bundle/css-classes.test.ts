/** Every class that a component uses is in its stylesheet. No other check finds a missing class. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const stylesheetImport = /import (\w+) from '(\.[^']+\.module\.css)';/g;

const named = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(stylesheetImport)].flatMap(([, name = '', path = '']) => {
    const uses = text
      .replace(stylesheetImport, '')
      .matchAll(new RegExp(`(?<![\\w./'])${name}\\.(\\w+)\\b(?!')`, 'g'));
    const sheet = readFileSync(join(source, dirname(file), path), 'utf8');
    return [...uses].map(([, className = '']) => ({ file, className, sheet }));
  });
});

const shared = ['global', 'shared']
  .map((name) => readFileSync(join(source, 'platform/theme', `${name}.css`), 'utf8'))
  .join('');

test.each([
  ['**/*.module.css', /composes: ([\w -]+) from global/g],
  ['**/*.tsx', /className="([\w -]+)"/g],
])('the classes that %s take from the shared stylesheets exist', (files, use) => {
  const texts = globSync(files, { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
  const used = texts.flatMap((text) => [...text.matchAll(use)].flatMap(([, names = '']) => names.split(' ')));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !shared.includes(`.${name} {`))).toEqual([]);
});

test('components use classes', () => {
  expect(named.length).toBeGreaterThan(500);
});

test('each class is in the stylesheet', () => {
  const missing = named.filter(
    ({ className, sheet }) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet),
  );
  expect(missing.map(({ file, className }) => `${file}: ${className}`)).toEqual([]);
});
