import { describe, expect, test } from 'vitest';
import {
  emptyRow,
  NO_MATCH,
  NO_TABLE,
  tableKey,
  withColumns,
  withoutColumn,
  withoutRepeats,
  withPick,
  withPreset,
} from './table-draft.ts';

const filled = {
  ...withColumns(NO_TABLE, ['True', 'False', 'Unknown']),
  rows: [
    { ...emptyRow(0), text: 'one', column: 0 },
    { ...emptyRow(1), text: 'two', column: 2 },
    { ...emptyRow(2), column: 1 },
  ],
};

test('the key names the right column of each statement with a text', () => {
  expect(tableKey(filled)).toEqual({ 1: '1', 2: '3' });
});

test('without a column, the others keep their statements', () => {
  expect(tableKey(withoutColumn(filled, 0))).toEqual({ 2: '2' });
  expect(tableKey(withColumns(filled, ['Yes', 'No']))).toEqual({ 1: '1' });
});

test('usual columns fill an empty table only', () => {
  expect(withPreset(NO_TABLE, ['Yes', 'No']).columns.map(({ text }) => text)).toEqual(['Yes', 'No']);
  expect(withPreset(filled, ['Yes', 'No'])).toBe(filled);
});

describe('a matching', () => {
  const columnsOf = ({ rows }: typeof NO_MATCH) => rows.map(({ column }) => column);
  const pick = (table: typeof NO_MATCH, id: number, column: number | null, mayRepeat = false) =>
    withPick(table, { id, column, mayRepeat });
  const matched = pick(pick(NO_MATCH, 0, 0), 1, 1);

  test('exchanges the right sides of two rows if one picks that of the other', () => {
    expect(columnsOf(matched)).toEqual([0, 1, null]);
    expect(columnsOf(pick(matched, 0, 1))).toEqual([1, 0, null]);
    expect(columnsOf(pick(matched, 2, 0))).toEqual([null, 1, 0]);
    expect(columnsOf(pick(matched, 0, null))).toEqual([null, 1, null]);
  });

  test('lets rows share a right side if it may belong to several', () => {
    const shared = pick(matched, 2, 0, true);
    expect(columnsOf(shared)).toEqual([0, 1, 0]);
    expect(columnsOf(withoutRepeats(shared))).toEqual([0, 1, null]);
  });

  test('has a key with the numbers of the right sides', () => {
    const texts = { ...matched, rows: matched.rows.map((row) => ({ ...row, text: 'x' })) };
    const numbers = new Map([
      [0, '3'],
      [1, '1'],
    ]);
    expect(tableKey(texts, numbers)).toEqual({ 1: '3', 2: '1' });
  });
});
