import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('a row has one cell per text, and no formulas', () => {
  expect(csvRow(['a, b', null, '＝1+1'])).toBe('"a, b","","\'＝1+1"\r\n');
});
