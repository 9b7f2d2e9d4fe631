import { expect, test } from 'vitest';
import { emptyRow, NO_TABLE, tableKey, withColumns, withoutColumn, withPreset } from './table-draft.ts';

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
