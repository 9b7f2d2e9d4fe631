/**
 * After any sequence of submits, corrections, reopenings and publications, results match the corrected answer
 * keys.
 */
import { correctKey, previewCorrection, reopenAttempt } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { balancesOf } from '../../../test/store-scores.ts';
import { attemptCalls, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { getAttempt } from '../../attempts/attempts.queries.ts';
import { publishExamination } from '../../examinations/publishing/publish-examination.ts';

const app = await createTestApp();
const { call, context } = app;
const { answersOf, resultsOf, start, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const WEIGHTS = [1, 2, 4.25];
const OPTIONS = [1, 2, 3];

const place = fc.integer({ min: 0, max: WEIGHTS.length - 1 });
const options = fc.array(fc.constantFrom('1', '2', '3', undefined), {
  minLength: WEIGHTS.length,
  maxLength: WEIGHTS.length,
});
const key = fc.record({
  bank_answer: fc.subarray(OPTIONS, { minLength: 1 }),
  bank_question_weight: fc.constantFrom(0, 0.5, 1, 3.75),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take' as const), person: place, options }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start' as const), person: place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('correct' as const), question: place, key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), person: place }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'publish' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The model: a list of answer keys for each revision. */
type Keys = { right: number[]; weight: number }[];
const published = (): Keys => WEIGHTS.map((weight) => ({ right: [1], weight }));

async function aWorld() {
  const items = WEIGHTS.map((bank_question_weight) => ({ bank_question_weight }));
  const examination = await anExamination(context, {
    sections: [{ name: 'READING', items }],
    attempts_allowed: 100,
  });
  const people = await Promise.all(WEIGHTS.map(() => aStudent(context)));
  const ids = examination.items.map(({ id }) => id);
  const revisions: Keys[] = [published()];
  /** The revision and the student of each attempt. */
  const attempts = new Map<string, { keys: Keys; student: Student }>();
  const exam_id = examination.id;

  async function begin(student: Student): Promise<string> {
    const { attempt_id } = (await start(student, exam_id)).reply.exam;
    if (!attempts.has(attempt_id)) attempts.set(attempt_id, { keys: revisions.at(-1) ?? [], student });
    return attempt_id;
  }

  async function act(step: Step): Promise<void> {
    if (step.kind === 'publish') {
      await context.db.transaction().execute((trx) => publishExamination(trx, exam_id, context.clock()));
      revisions.push(published());
      return;
    }
    if (step.kind === 'correct') {
      const params = { id: exam_id, questionId: ids[step.question] ?? '' };
      const { reply } = await call(previewCorrection, { as: admin, params, body: step.key });
      const body = { ...step.key, version: reply.version };
      expect((await call(correctKey, { as: admin, params, body })).reply.changed).toBe(reply.changes.length);
      const { bank_answer: right, bank_question_weight: weight } = step.key;
      for (const keys of revisions) keys[step.question] = { right, weight };
      return;
    }
    const student = people[step.person] as Student;
    if (step.kind === 'reopen') {
      const [last] = [...attempts].filter(([, attempt]) => attempt.student === student).slice(-1);
      if (last) {
        const params = { attemptId: last[0] };
        const { status } = await call(reopenAttempt, { as: admin, params, body: { minutes: 30 } });
        expect([200, 409]).toContain(status);
      }
      return;
    }
    await begin(student);
    if (step.kind === 'start') return;
    const chosen = step.options.flatMap((option, at) =>
      option === undefined ? [] : [{ [ids[at] ?? '']: { [option]: '' } }],
    );
    expect((await submit(student, exam_id, chosen)).status).toBe(200);
  }

  async function expectedResult(attemptId: string, keys: Keys) {
    const answers = await answersOf(attemptId);
    const earned = keys.map(({ right, weight }, at) =>
      right.includes(Number(answers[ids[at] ?? '']?.option)) ? weight : 0,
    );
    const sum = (points: number[]) => points.reduce((total, some) => total + some, 0);
    return { result_score: sum(earned), result_max: sum(keys.map(({ weight }) => weight)) };
  }

  return { exam_id, ids, begin, act, attempts, people, expectedResult };
}

/** Returns the current answer keys of the revision from the database. */
async function currentKeys(revisionId: string, ids: string[]): Promise<Keys> {
  const corrections = await context.db
    .selectFrom('key_corrections')
    .selectAll()
    .where('revision_id', '=', revisionId)
    .orderBy('id')
    .execute();
  return ids.map((id, at) => {
    const last = corrections.findLast(({ question_id }) => question_id === id);
    const { bank_key, bank_question_weight } = last?.payload ?? {};
    return {
      right: ((bank_key ?? ['1']) as string[]).map(Number),
      weight: bank_question_weight ?? WEIGHTS[at] ?? 0,
    };
  });
}

test('every stored result equals a grading by the corrected answer keys, and so do the balances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { act, attempts, people, expectedResult } = await aWorld();
      for (const one of steps) await act(one);
      const best = new Map<Student, number>();
      for (const [id, { keys, student }] of attempts) {
        const [result] = await resultsOf(id);
        if (!result) continue;
        const { result_score, result_max } = result;
        expect({ result_score, result_max }).toEqual(await expectedResult(id, keys));
        best.set(student, Math.max(result_score ?? 0, best.get(student) ?? 0));
      }
      for (const person of people) {
        const balances = await balancesOf(context, person);
        const expected = best.has(person) ? [best.get(person)] : [];
        expect(balances.map(({ total_score }) => total_score)).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('no result uses an old answer key after concurrent submits and corrections', async () => {
  const corrections = fc.array(fc.record({ question: place, key }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(corrections, fc.array(options, { minLength: 3, maxLength: 3 }), async (keys, chosen) => {
      const { exam_id, ids, begin, attempts, people, expectedResult } = await aWorld();
      for (const person of people) await begin(person);
      const submits = people.map((person, at) => {
        const list = (chosen[at] ?? []).flatMap((option, question) =>
          option === undefined ? [] : [{ [ids[question] ?? '']: { [option]: '' } }],
        );
        return submit(person, exam_id, list);
      });
      const corrected = keys.map(async ({ question, key }) => {
        const params = { id: exam_id, questionId: ids[question] ?? '' };
        const { reply } = await call(previewCorrection, { as: admin, params, body: key });
        return call(correctKey, { as: admin, params, body: { ...key, version: reply.version } });
      });
      for (const { status } of await Promise.all([...submits, ...corrected])) {
        expect([200, 409]).toContain(status);
      }
      for (const id of attempts.keys()) {
        const { revision_id } = await getAttempt(context.db, id);
        const [result] = await resultsOf(id);
        const { result_score, result_max } = result ?? {};
        expect({ result_score, result_max }).toEqual(
          await expectedResult(id, await currentKeys(revision_id, ids)),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
