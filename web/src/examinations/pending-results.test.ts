import { expect, test } from 'vitest';
import { examinationsWithPendingResult } from './pending-results.ts';

const result = (examination_id: string, date_taken: string, result_score: number | null) => ({
  examination_id,
  examination_name: '',
  date_taken,
  result_score,
  result_max: result_score,
});

test('a result is pending when the latest of its examination is not released', () => {
  const pending = examinationsWithPendingResult({
    1: result('a', '2026-11-20T01:00:00.000Z', 3),
    2: result('a', '2026-11-21T01:00:00.000Z', null),
    3: result('b', '2026-11-21T01:00:00.000Z', null),
    4: result('b', '2026-11-22T01:00:00.000Z', 5),
  });
  expect([...pending]).toEqual(['a']);
});
