import { expect, test } from 'vitest';
import { anExamination, aResult } from '../test-examinations.ts';
import { examRecord } from './exam-record.ts';

test('the record is in the server’s order, and marks the newest result of each examination', () => {
  const english = anExamination({ examination_name: 'English' });
  const rows = examRecord({
    examinations: [english],
    examinations_result: {
      c: aResult({ examination_id: english.id }),
      b: aResult({ examination_id: 'one that was archived' }),
      a: aResult({ examination_id: english.id }),
    },
  });
  expect(rows.map((row) => [row.attempt_id, row.isNewest, row.examination?.examination_name])).toEqual([
    ['c', true, 'English'],
    ['b', true, undefined],
    ['a', false, 'English'],
  ]);
});
