import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('a row has each text in a cell of its own, and no formula', () => {
  expect(csvRow(['a, b', null, '＝1+1'])).toBe('"a, b","","\'＝1+1"\r\n');
});
