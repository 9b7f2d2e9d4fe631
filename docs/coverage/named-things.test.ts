/** What the documents name is there: files, commands, and in the data model every table. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from './read.ts';

const cwd = fileURLToPath(new URL('../../', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**', '.git/**'];
const paths = globSync(['**/*', '.*'], { cwd, exclude }).map((path) => `/${path}`);
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', 'bench/README.md'], { cwd });

const found = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

test.each(documents)('%s names files that are there', (path) => {
  const named = found(path, /`([\w@./-]+\.(?:[mc]?[jt]sx?|css|sql))`/g).filter(
    (name) => !name.startsWith('/'),
  );
  expect(named.filter((name) => !paths.some((one) => one.endsWith(`/${name}`)))).toEqual([]);
});

test.each(documents)('%s names commands that are there', (path) => {
  const named = [...read(path).matchAll(/npm run ([\w:]+(?:-\w+)*)(?: -w (\w+))?/g)];
  const missing = named.filter(([, command = '', workspace = '.']) => {
    const { scripts } = JSON.parse(read(`${workspace}/package.json`)) as { scripts: object };
    return !Object.hasOwn(scripts, command);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});

test('a document names every command', () => {
  const text = documents.map(read).join('\n');
  const silent = ['.', 'server', 'e2e'].flatMap((workspace) => {
    const { scripts } = JSON.parse(read(`${workspace}/package.json`)) as { scripts: object };
    return Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b(?!:)`).test(text));
  });
  expect(silent).toEqual([]);
});

test('architecture.md names every folder of the server and the browser', () => {
  const text = read('docs/architecture.md');
  const folders = globSync(['server/src/{*,platform/*}/', 'web/src/{*,platform/*}/'], { cwd }).map((path) =>
    basename(path),
  );
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.filter((name) => !new RegExp(`[\`/]${name}[\`/]`).test(text))).toEqual([]);
});

test('architecture.md names folders that are there', () => {
  const folders = found('docs/architecture.md', /^ {4}((?:\w[\w-]*\/)+)/gm);
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((name) => !paths.some((one) => `${one}/`.endsWith(`/${name}`)))).toEqual([]);
});

test('data-model.md names every table, and no other', () => {
  const [, known = ''] = read('server/src/platform/db/tables.ts').split('export interface DB {');
  const tables = [...known.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  expect(found('docs/data-model.md', /^\| `(\w+)` \|/gm).sort()).toEqual(tables);
});
