import { listExaminations } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../../platform/http/serve.ts';
import { resultText } from './result-text.ts';

const { examinations_result } = listExaminations.reply.shape;

const points = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);

const submittedAt = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2200-01-01'),
  noInvalidDate: true,
});

const attempt = fc.record({
  attempt_id: fc.uuid({ version: 7 }),
  examination_id: fc.uuid({ version: 7 }),
  examination_name: fc.string({ unit: 'binary', maxLength: 200 }),
  result_score: points,
  result_max: points,
});

test('the JSON of a result equals the output of the schema', () => {
  fc.assert(
    fc.property(attempt, submittedAt, fc.boolean(), (one, at, isShown) => {
      const { attempt_id, ...result } = one;
      const scores = isShown ? {} : { result_score: null, result_max: null };
      const value = { [attempt_id]: { ...result, ...scores, date_taken: at.toISOString() } };
      expect(`{${resultText(one, at, isShown)}}`).toBe(textOf(examinations_result, value));
    }),
  );
});
