import { decideLateAnswers, getAnswerKey, getResult, reopenAttempt } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { keyCorrections, SECOND } from '../../../test/correct-keys.ts';
import { aStudent } from '../../../test/factories.ts';
import { balancesOf } from '../../../test/store-scores.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { closeOverdueAttempts } from '../../attempts/deadline/close-overdue-attempts.ts';
import { publishExamination } from '../../examinations/publishing/publish-examination.ts';
import { updateItem } from '../../questions/bank-items.queries.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { eventsOf, save, sendLate, start, submit } = attemptCalls(app);
const { admin, twoQuestions, questionOf, paramsOf, aTaker, preview, apply, correct, scoreOf, resultFor } =
  await keyCorrections(app);

describe('the answer key of a question', () => {
  test('is the one that grades it, next to that of the bank', async () => {
    const examination = await twoQuestions();
    const read = async () => (await call(getAnswerKey, { as: admin, params: paramsOf(examination) })).reply;
    const original = { bank_answer: [1], bank_question_weight: 1 };
    expect(await read()).toMatchObject({ key: original, bank_key: original, corrected_at: null });
    await correct(examination, SECOND);
    expect(await read()).toMatchObject({ key: SECOND, bank_key: original });
    expect((await read()).corrected_at).not.toBeNull();
  });

  test('has the options that students were given, in all versions', async () => {
    const examination = await twoQuestions();
    const [item] = examination.items;
    if (!item) throw new Error('an item was expected');
    const edited = { ...item, bank_option: { 1: 'Paris', 2: 'Roma' } };
    await context.db.transaction().execute(async (trx) => {
      const { id, ...content } = edited;
      await updateItem(trx, id, content, context.clock());
      await publishExamination(trx, examination.id, context.clock());
    });
    const { reply } = await call(getAnswerKey, { as: admin, params: paramsOf(examination) });
    expect(reply.options.map(({ contents }) => contents.map(({ content }) => content))).toEqual([
      ['Paris'],
      ['Roma', 'Rome'],
      ['Oslo'],
    ]);
  });

  test('does not exist for a question that was never published', async () => {
    const draft = await twoQuestions({ published: false });
    expect((await call(getAnswerKey, { as: admin, params: paramsOf(draft) })).status).toBe(404);
    expect((await preview(draft, SECOND)).status).toBe(404);
    expect((await apply(draft, SECOND, 'x')).status).toBe(404);
    expect(
      (await call(getAnswerKey, { as: admin, params: { id: newId(), questionId: newId() } })).status,
    ).toBe(404);
  });
});

describe('a corrected answer key', () => {
  test.each([
    ['no right option', { bank_answer: [], bank_question_weight: 1 }],
    ['an option that no student was given', { bank_answer: [4], bank_question_weight: 1 }],
    ['a weight below 0', { bank_answer: [1], bank_question_weight: -1 }],
  ])('is rejected with %s', async (_, key) => {
    const examination = await twoQuestions();
    expect((await preview(examination, key)).status).toBe(422);
    expect((await apply(examination, key, 'x')).status).toBe(422);
  });
});

describe('the preview of a correction', () => {
  test('shows each student’s new score, and writes nothing', async () => {
    const examination = await twoQuestions();
    const right = await aTaker(examination, ['1', '1']);
    const wrong = await aTaker(examination, ['2', '1']);
    await aTaker(examination, ['3', '1']);
    await start(await aStudent(context), examination.id);
    const { reply } = await preview(examination, SECOND);
    expect(reply).toMatchObject({ results: 3, running: 1, sum_before: 7, sum_after: 7 });
    expect(reply.changes).toMatchObject([
      { attempt_id: right.attempt_id, user: { id: right.student.id }, score_before: 3, score_after: 2 },
      { attempt_id: wrong.attempt_id, user: { id: wrong.student.id }, score_before: 2, score_after: 3 },
    ]);
    expect(await scoreOf(right.attempt_id)).toBe(3);
    expect((await eventsOf(right.attempt_id)).map(({ kind }) => kind)).not.toContain('regraded');
  });

  test('of another weight changes the maximum of every result', async () => {
    const examination = await twoQuestions();
    await aTaker(examination, ['3', '3']);
    const { reply } = await preview(examination, { bank_answer: [1], bank_question_weight: 0 });
    expect(reply.changes).toMatchObject([{ score_before: 0, score_after: 0, max_before: 3, max_after: 2 }]);
  });
});

describe('a correction', () => {
  test('changes results, which students see, and balances', async () => {
    const examination = await twoQuestions();
    const { student, attempt_id } = await aTaker(examination, ['2', '1']);
    expect((await correct(examination, SECOND)).reply.changed).toBe(1);
    const result = await resultFor(student, examination.id);
    expect(result).toMatchObject({ result_score: 3, result_max: 3 });
    expect(result.result_answer[questionOf(examination)]).toMatchObject({
      status: 'correct',
      answer: 'Rome',
    });
    expect(await balancesOf(context, student)).toMatchObject([{ total_score: 3 }]);
    expect((await eventsOf(attempt_id)).at(-1)).toMatchObject({
      kind: 'regraded',
      by: 'admin',
      admin_id: admin.id,
      details: { question_id: questionOf(examination), score_before: 2, score_after: 3 },
    });
  });

  test('is audited, and adds no event to attempts with unchanged results', async () => {
    const examination = await twoQuestions();
    const { attempt_id } = await aTaker(examination, ['3', '1']);
    expect((await correct(examination, SECOND)).reply.changed).toBe(0);
    expect((await eventsOf(attempt_id)).map(({ kind }) => kind)).toEqual(['started', 'submitted']);
    const lines = await context.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'before', 'after'])
      .where('question_id', '=', questionOf(examination))
      .execute();
    expect(lines).toEqual([
      {
        user_id: admin.id,
        action: 'key_corrected',
        before: { bank_key: ['1'], kind: null, results_changed: null },
        after: { bank_key: ['2'], kind: 'key', results_changed: 0 },
      },
    ]);
  });

  test('can be reverted', async () => {
    const examination = await twoQuestions();
    const { attempt_id } = await aTaker(examination, ['1', '1']);
    await correct(examination, SECOND);
    expect(await scoreOf(attempt_id)).toBe(2);
    await correct(examination, { bank_answer: [1], bank_question_weight: 1 });
    expect(await scoreOf(attempt_id)).toBe(3);
  });

  test('applies to running attempts, closed by a submit or by the sweep, and to later ones', async () => {
    const examination = await twoQuestions();
    const key = { bank_answer: [2], bank_question_weight: 5 };
    const choose = async () => {
      const student = await aStudent(context);
      const { attempt_id } = (await start(student, examination.id)).reply.exam;
      await save(student, examination.id, [{ question_id: questionOf(examination), option: '2', seq: 1 }]);
      return { student, attempt_id };
    };
    const [swept, submitting] = [await choose(), await choose()];
    await correct(examination, key);
    expect((await submit(submitting.student, examination.id)).reply.exam_result).toMatchObject({
      result_score: 5,
      result_max: 7,
      result_answer: { [questionOf(examination)]: { status: 'correct' } },
    });
    clock.advance(10 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect(await scoreOf(swept.attempt_id)).toBe(5);
    expect(await scoreOf((await aTaker(examination, ['2'])).attempt_id)).toBe(5);
  });

  test('applies to every revision with the question, but not to later publications', async () => {
    const examination = await twoQuestions();
    const publish = () =>
      context.db.transaction().execute((trx) => publishExamination(trx, examination.id, context.clock()));
    const first = await aTaker(examination, ['2', '1']);
    await publish();
    const second = await aTaker(examination, ['2', '1']);
    expect((await correct(examination, SECOND)).reply.changed).toBe(2);
    expect([await scoreOf(first.attempt_id), await scoreOf(second.attempt_id)]).toEqual([3, 3]);
    await publish();
    expect(await scoreOf((await aTaker(examination, ['2', '1'])).attempt_id)).toBe(2);
  });

  test('still applies when an attempt is reopened, and when late answers are counted', async () => {
    const examination = await twoQuestions({ settings: { results_release: 'by_hand' } });
    const { student, attempt_id } = await aTaker(examination, ['3', '3']);
    await correct(examination, SECOND);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await save(student, examination.id, [{ question_id: questionOf(examination), option: '2', seq: 10 }]);
    const answered_at = context.clock().toISOString();
    clock.advance(5 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect(await scoreOf(attempt_id)).toBe(1);
    await sendLate(student, { exam_id: examination.id, attempt_id }, [
      { question_id: questionOf(examination, 1), option: '1', seq: 11, answered_at },
    ]);
    const body = { decision: 'count' } as const;
    await call(decideLateAnswers, { as: admin, params: { attemptId: attempt_id }, body });
    expect(await scoreOf(attempt_id)).toBe(3);
  });

  test('reveals no unreleased score', async () => {
    const examination = await twoQuestions({ settings: { results_release: 'by_hand' } });
    const { student } = await aTaker(examination, ['2', '1']);
    await correct(examination, SECOND);
    expect(await balancesOf(context, student)).toEqual([]);
    const { status } = await call(getResult, { as: student, query: { exam_id: examination.id } });
    expect(status).toBe(409);
  });

  test('cannot be changed in the database', async () => {
    const examination = await twoQuestions();
    await correct(examination, SECOND);
    const change = context.db.updateTable('key_corrections').set({ payload: '{}' }).execute();
    await expect(change).rejects.toThrow('never changed');
  });
});
