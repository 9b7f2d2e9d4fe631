import { expect, test } from 'vitest';
import { anExamination, aResult } from '../test-examinations.ts';
import { examSummary } from './exam-summary.ts';

const NOW = Date.parse('2026-12-03T03:00:00.000Z');

test('a student’s cards count examinations and results, and show the newest result', () => {
  const examinations = [anExamination(), anExamination()];
  const results = { b: aResult({ examination_name: 'Newer' }), a: aResult() };
  expect(examSummary({ examinations, examinations_result: results }, false, NOW)).toMatchObject({
    total: 2,
    completed: 2,
    last: { result: { attempt_id: 'b', examination_name: 'Newer' } },
  });
});

test('a student without results has no last result', () => {
  const summary = examSummary({ examinations: [], examinations_result: {} }, false, NOW);
  expect(summary).toEqual({ total: 0, completed: 0, last: undefined });
});

test('an admin’s cards count closed examinations, and show the last one', () => {
  const last = anExamination({ closes_at: '2026-12-03T03:00:00.000Z' });
  const examinations = [
    anExamination({ closes_at: '2026-12-03T03:00:01.000Z' }),
    anExamination({ closes_at: '2026-12-01T00:00:00.000Z', status: 'archived' }),
    anExamination({ closes_at: '2026-12-02T00:00:00.000Z', status: 'draft' }),
    last,
    anExamination(),
  ];
  const summary = examSummary({ examinations, examinations_result: {} }, true, NOW);
  expect(summary).toEqual({ total: 5, completed: 2, last: { closed: last } });
});
