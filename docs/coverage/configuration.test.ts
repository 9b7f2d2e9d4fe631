/** The configuration table of docs/operations.md lists what the server reads. */
import { expect, test } from 'vitest';
import { readConfig, variables } from '../../server/src/platform/config.ts';
import { read } from './read.ts';

const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|(.*?)\|/gm)].map(
  ([, name = '', cell = '']) => ({ name, cell: cell.trim() }),
);
const unset = readConfig({});

test('has every variable that the server reads, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(variables.shape).sort());
});

test.each(rows)('says what is taken where $name is not set', ({ name, cell }) => {
  if (cell === '') return expect(unset).not.toHaveProperty(name);
  const named = /^`(.+)`$/.exec(cell)?.[1];
  // Only WORKERS has a default in words.
  if (named === undefined)
    return expect([name, cell.slice(0, 28)]).toEqual(['WORKERS', 'a process for each core, at ']);
  expect(readConfig({ [name]: named })).toEqual(unset);
});
