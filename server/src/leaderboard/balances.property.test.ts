/** After any order of submissions, releases and withdrawals, the balances equal the sums of the results. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStudent } from '../../test/factories.ts';
import { aScoredExamination, balancesOf, takeIt } from '../../test/store-scores.ts';
import { createTestApp } from '../../test/test-app.ts';
import { countResults } from '../examinations/release/count-results.ts';

const ZONE = 'America/New_York';
const { context, clock } = await createTestApp({ TIME_ZONE: ZONE });
const { db } = context;
const HOUR = 3_600_000;

const place = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('take'), place, place, fc.subarray([0, 1, 2])) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('wait'), fc.integer({ min: 1, max: 500 })) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('count'), place, fc.boolean()) },
) as fc.Arbitrary<['take', number, number, number[]] | ['wait', number] | ['count', number, boolean]>;

interface Scored {
  examination_id: string;
  result_score: number;
  submitted_at: Date;
}

function monthOf(time: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: ZONE, year: 'numeric', month: '2-digit' });
  const { year, month } = Object.fromEntries(
    parts.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-01`;
}

/** Computes the balances in a simple way, the latest month first. */
function expectedBalances(results: Scored[]) {
  const best = new Map<string, Scored>();
  for (const result of results) {
    const key = `${monthOf(result.submitted_at)} ${result.examination_id}`;
    const known = best.get(key);
    if (!known || result.result_score > known.result_score) best.set(key, result);
  }
  const months = Map.groupBy(best, ([key]) => key.slice(0, 10));
  return [...months]
    .map(([month, entries]) => ({
      month,
      total_score: entries.reduce((sum, [, { result_score }]) => sum + result_score, 0),
      reached_at: new Date(Math.max(...entries.map(([, { submitted_at }]) => submitted_at.getTime()))),
    }))
    .sort((one, other) => other.month.localeCompare(one.month));
}

const countedResults = (userId: string): Promise<Scored[]> =>
  db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
    .innerJoin('examinations', 'examinations.id', 'examination_id')
    .select((row) => [
      'examination_id',
      row.ref('result_score').$notNull().as('result_score'),
      row.ref('submitted_at').$notNull().as('submitted_at'),
    ])
    .where('user_id', '=', userId)
    .where('results_counted', '=', true)
    .orderBy('submitted_at')
    .execute();

test('balances equal the sum over examinations of the best counted score of each month', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const people = await Promise.all([1, 2, 3].map(() => aStudent(context)));
      // A double represents the fractions of these weights exactly.
      const exams = await Promise.all([1, 2, 3].map(() => aScoredExamination(context, [1, 2, 4.25])));
      for (const [kind, first, second, right] of steps) {
        const [person, exam] = [people[first], exams[kind === 'take' ? Number(second) : first]];
        if (kind === 'wait') clock.advance(first * HOUR);
        if (kind === 'take' && person && exam) await takeIt(context, person, exam, right);
        if (kind === 'count' && exam) {
          await db.transaction().execute((trx) => countResults(trx, context, [exam.id], Boolean(second)));
        }
      }
      for (const person of people) {
        expect(await balancesOf(context, person)).toEqual(expectedBalances(await countedResults(person.id)));
      }
    }),
    { numRuns: 40 },
  );
});
