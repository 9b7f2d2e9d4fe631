/** Essays from the answer to the released result, and what must wait for their marks. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { FIVE_TYPES } from '../../../test/five-types.ts';
import { balancesOf } from '../../../test/store-scores.ts';
import { attemptCalls, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { start, save, submit, resultsOf, eventsOf, sendLate } = attemptCalls(app);
const admin = await anAdmin(context);

const essayOf = (bank_question_weight: number) => ({ ...FIVE_TYPES.essay.item, bank_question_weight });

/** Two essays of 4 and 6 points, and a single choice of 1 point. */
async function anEssayExamination(settings = {}) {
  const { id, items } = await anExamination(context, {
    minutes: 10,
    sections: [{ name: 'ESSAY', items: [essayOf(4), essayOf(6), FIVE_TYPES.choice.item] }],
    settings,
  });
  const [first = '', second = '', choice = ''] = items.map((item) => item.id);
  return { id, first, second, choice };
}
type Examination = Awaited<ReturnType<typeof anEssayExamination>>;

/** A student with both essays and the right option, submitted. */
async function aTaker({ id, first, second, choice }: Examination, texts = ['Kota ini ramai.', 'Desa.']) {
  const student = await aStudent(context);
  const { attempt_id } = (await start(student, id)).reply.exam;
  await save(student, id, [
    { question_id: first, response: texts[0] ?? '', seq: 1 },
    { question_id: second, response: texts[1] ?? '', seq: 2 },
    { question_id: choice, option: '1', seq: 3 },
  ]);
  const { reply } = await submit(student, id);
  return { student, attempt_id, reply };
}

const mark = (
  attemptId: string,
  questionId: string,
  points: number,
  {
    version = 0,
    as = admin,
    ...body
  }: Partial<contract.Given<typeof contract.markEssay, 'body'>> & {
    as?: Student;
  } = {},
) =>
  call(contract.markEssay, {
    as,
    params: { attemptId, questionId },
    body: { points, version, ...body },
  });

const marking = async (examId: string, question_id?: string) =>
  (
    await call(contract.listMarking, {
      as: admin,
      params: { examId },
      query: question_id ? { question_id } : {},
    })
  ).reply;

const resultOf = (student: Student, exam_id: string) =>
  call(contract.getResult, { as: student, query: { exam_id } });

async function correct(id: string, questionId: string, wanted: object) {
  const params = { id, questionId };
  const body = wanted as contract.Correction;
  const preview = await call(contract.previewCorrection, { as: admin, params, body });
  if (preview.status !== 200) return preview;
  const sent = { ...body, version: preview.reply.version };
  await call(contract.correctKey, { as: admin, params, body: sent });
  return preview;
}

const attemptIn = async (id: string, attempt_id: string) => {
  const { reply } = await call(contract.listAttempts, { as: admin, params: { id } });
  return reply.attempts.find((one) => one.id === attempt_id);
};

test('there is no score until the last essay is marked, and all wait for it', async () => {
  const examination = await anEssayExamination();
  const { id, first, second, choice } = examination;
  const { student, attempt_id, reply } = await aTaker(examination);
  expect(reply).toEqual({ exam_result: null, results_at: null });
  expect((await submit(student, id)).reply.exam_result).toBeNull();
  const withheld = await resultOf(student, id);
  expect([withheld.status, withheld.error.code]).toEqual([409, 'results_not_released']);
  expect(withheld.error.params).toEqual({ reason: 'being_marked' });
  const review = await call(contract.reviewExam, { as: student, body: { id } });
  expect(review.status).toBe(409);
  const list = await call(contract.listExaminations, { as: student });
  expect(list.reply.examinations_result[attempt_id]).toMatchObject({ result_score: null, result_max: null });
  expect(await balancesOf(context, student)).toEqual([]);
  expect(await attemptIn(id, attempt_id)).toMatchObject({
    result_score: null,
    result_max: 11,
    unmarked: 2,
  });

  const marked = await mark(attempt_id, first, 2.5, { comment: ' Bagus. ', rubric: [1] });
  expect(marked.reply).toMatchObject({
    unmarked: 1,
    mark: { points: 2.5, comment: 'Bagus.', rubric: [1], version: 1 },
  });
  expect((await attemptIn(id, attempt_id))?.unmarked).toBe(1);
  expect((await resultOf(student, id)).status).toBe(409);

  expect((await mark(attempt_id, second, 0)).reply.unmarked).toBe(0);
  expect(await attemptIn(id, attempt_id)).toMatchObject({ result_score: 3.5, result_max: 11, unmarked: 0 });
  const { exam_result } = (await resultOf(student, id)).reply;
  expect(exam_result).toMatchObject({ result_score: 3.5, result_max: 11 });
  expect(exam_result.result_answer[first]).toEqual({
    status: 'partial',
    answer: 'Kota ini ramai.',
    response: 'Kota ini ramai.',
    points: 2.5,
    points_max: 4,
    comment: 'Bagus.',
  });
  expect(exam_result.result_answer[second]).toMatchObject({ status: 'incorrect', points: 0, comment: '' });
  expect(exam_result.result_answer[choice]).not.toHaveProperty('comment');
  expect((await balancesOf(context, student)).map(({ total_score }) => total_score)).toEqual([3.5]);
  const events = (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'marked');
  expect(events.map(({ details }) => [details.score_before, details.score_after])).toEqual([
    [null, null],
    [null, 3.5],
  ]);
});

test('the list counts what is to mark, and has names, words and marks', async () => {
  const examination = await anEssayExamination();
  const { id, first, second } = examination;
  const one = await aTaker(examination, ['Kota ini ramai.', ' \n ']);
  await aTaker(examination, ['', 'Desa itu sunyi.']);
  await start(await aStudent(context), id);
  await mark(one.attempt_id, first, 4);
  const { questions, responses } = await marking(id, second);
  expect(questions).toMatchObject([
    { id: first, section: 'ESSAY', bank_question_weight: 4, to_mark: 0, marked: 1, max_words: 100 },
    { id: second, bank_question_weight: 6, to_mark: 1, marked: 0 },
  ]);
  expect(responses).toMatchObject([
    {
      response: 'Desa itu sunyi.',
      words: 3,
      points: null,
      comment: '',
      version: 0,
      points_max: 6,
      earlier: [],
    },
  ]);
  const [marked] = (await marking(id, first)).responses;
  expect(marked).toMatchObject({
    attempt_id: one.attempt_id,
    user: { id: one.student.id },
    points: 4,
    version: 1,
    marker: [admin.first_name, admin.middle_name, admin.last_name].filter(Boolean).join(' '),
  });
  expect((await marking(id)).responses).toEqual([]);
});

test('blank essays are unanswered and need no marking', async () => {
  const examination = await anEssayExamination();
  const { attempt_id, reply } = await aTaker(examination, ['', '  \n']);
  expect(reply.exam_result).toMatchObject({ result_score: 1, result_max: 11 });
  expect(reply.exam_result?.result_answer[examination.first]?.status).toBe('unanswered');
  expect((await mark(attempt_id, examination.first, 1)).error.code).toBe('no_essay');
});

test.each([
  ['above the maximum', { points: 4.01 }],
  ['below 0', { points: -0.5 }],
  ['with five decimals', { points: 0.00001 }],
])('points %s are refused', async (_, { points }) => {
  const examination = await anEssayExamination();
  const { attempt_id } = await aTaker(examination);
  const { status, error } = await mark(attempt_id, examination.first, points);
  expect([status, Object.keys(error.message)]).toEqual([422, ['points']]);
});

test('a mark of another version is refused with the current one, and a repeat is not', async () => {
  const examination = await anEssayExamination();
  const { first, choice } = examination;
  const { attempt_id } = await aTaker(examination);
  const other = await anAdmin(context);
  expect((await mark(attempt_id, first, 3, { comment: 'Baik.' })).status).toBe(200);
  const repeat = await mark(attempt_id, first, 3, { comment: 'Baik.' });
  expect([repeat.status, repeat.reply.mark.version]).toEqual([200, 1]);
  const { status, error } = await mark(attempt_id, first, 1, { as: other });
  expect([status, error.code]).toEqual([409, 'mark_changed']);
  expect(error.params).toMatchObject({ points: 3, comment: 'Baik.', version: 1 });
  expect((await mark(attempt_id, first, 1, { as: other, version: 1 })).reply.mark.version).toBe(2);
  expect((await mark(attempt_id, choice, 1)).status).toBe(404);
  const running = await start(await aStudent(context), examination.id);
  expect((await mark(running.reply.exam.attempt_id, first, 1)).error.code).toBe('attempt_running');
});

test('marks survive corrections, a lower weight caps them, and everyone or removed make them unnecessary', async () => {
  const examination = await anEssayExamination();
  const { id, first, second, choice } = examination;
  const { student, attempt_id } = await aTaker(examination);
  await mark(attempt_id, first, 4);
  expect((await correct(id, choice, { kind: 'key', bank_answer: [2], bank_question_weight: 1 })).status).toBe(
    200,
  );
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: null, unmarked: 1 }]);
  const preview = await correct(id, second, { kind: 'everyone' });
  expect(preview.reply.changes).toMatchObject([{ score_before: null, score_after: 10 }]);
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 10, unmarked: 0 }]);
  expect((await marking(id)).questions.map((one) => one.id)).toEqual([first]);
  await correct(id, first, { kind: 'key', bank_key: null, bank_question_weight: 3 });
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 9, result_max: 10 }]);
  expect((await mark(attempt_id, first, 3.5, { version: 1 })).status).toBe(422);
  await correct(id, second, { kind: 'removed' });
  expect((await resultOf(student, id)).reply.exam_result).toMatchObject({ result_score: 3, result_max: 4 });
  const accept = await correct(id, first, { kind: 'accept', response: 'Kota.' });
  expect([accept.status, Object.keys(accept.error.message)]).toEqual([422, ['response']]);
});

test('reopening keeps marks, and a changed text needs another one', async () => {
  const examination = await anEssayExamination();
  const { id, first, second } = examination;
  const { student, attempt_id } = await aTaker(examination);
  await mark(attempt_id, first, 4, { comment: 'Bagus.' });
  await mark(attempt_id, second, 6);
  const reopen = { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } };
  await call(contract.reopenAttempt, reopen);
  await submit(student, id);
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 11 }]);
  const before = (await marking(id, first)).responses[0];
  await call(contract.reopenAttempt, reopen);
  await save(student, id, [{ question_id: first, response: 'Kota ini sepi.', seq: 9 }]);
  await submit(student, id);
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: null, unmarked: 1 }]);
  const [unmarked] = (await marking(id, first)).responses;
  expect(unmarked).toMatchObject({ points: null, comment: 'Bagus.', version: 1, response: 'Kota ini sepi.' });
  const stale = await mark(attempt_id, first, 4, { version: 1, answered_at: before?.answered_at });
  expect(stale.error.code).toBe('essay_changed');
  const again = await mark(attempt_id, first, 4, { version: 1, answered_at: unmarked?.answered_at });
  expect(again.reply.mark).toMatchObject({ points: 4, version: 2 });
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 11 }]);
});

test('a late essay that counts needs a mark', async () => {
  const examination = await anEssayExamination({ results_release: 'by_hand' });
  const { id, first } = examination;
  const { student, attempt_id } = await aTaker(examination, ['', '']);
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 1 }]);
  const answered_at = context.clock().toISOString();
  await sendLate(student, { exam_id: id, attempt_id }, [
    { question_id: first, response: 'Kota.', seq: 8, answered_at },
  ]);
  const params = { attemptId: attempt_id };
  await call(contract.decideLateAnswers, { as: admin, params, body: { decision: 'count' } });
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: null, unmarked: 1 }]);
});

test('the deadline ends an attempt with essays without a score', async () => {
  const { id, first } = await anEssayExamination();
  const student = await aStudent(context);
  const { attempt_id } = (await start(student, id)).reply.exam;
  await save(student, id, [{ question_id: first, response: 'Kota.', seq: 1 }]);
  clock.advance(11 * MINUTE);
  expect((await submit(student, id)).reply.exam_result).toBeNull();
  expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: null, unmarked: 1, result_max: 11 }]);
});

test('the text that another device overwrites stays for the marker', async () => {
  const { id, first, choice } = await anEssayExamination();
  const student = await aStudent(context);
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const { attempt_id } = (await start(student, id, phone)).reply.exam;
  let seq = 0;
  const write = (device_id: string, response: string, question_id = first) => {
    seq += 1;
    const body = { exam_id: id, device_id, answers: [{ question_id, response, seq }] };
    return call(contract.saveAnswers, { as: student, body });
  };
  await write(phone, 'Kota');
  await write(phone, 'Kota ini ramai.');
  await write(laptop, 'Kota ini ramai.');
  await write(phone, 'Desa.');
  await write(phone, 'Desa ini.');
  await write(laptop, '');
  await write(phone, 'Gunung.');
  await write(phone, '1', choice);
  await write(laptop, '2', choice);
  await submit(student, id);
  const [essay] = (await marking(id, first)).responses;
  expect(essay?.response).toBe('Gunung.');
  expect(essay?.earlier.map(({ response }) => response)).toEqual(['Desa ini.', 'Kota ini ramai.']);
  expect(
    await context.db.selectFrom('earlier_essays').selectAll().where('attempt_id', '=', attempt_id).execute(),
  ).toHaveLength(2);
});

test('an essay has no key and no points for wrong answers', async () => {
  const { id } = await anExamination(context, { published: false, sections: [] });
  const form = {
    examination_id: id,
    bank_type: 'text',
    bank_section: 'ESSAY',
    bank_question: '<p>Ceritakan kotamu.</p>',
    bank_question_weight: '10',
    interaction: 'essay',
  } as const;
  const insert = (fields: object) =>
    call(contract.insertBankItem, { as: admin, body: { ...form, ...fields } as never });
  const rubric = [{ criterion: 'Isi', levels: [{ points: 10, description: 'Lengkap' }] }];
  const { status, reply } = await insert({
    rubric: JSON.stringify(rubric),
    max_words: '250',
    bank_key: 'null',
  });
  expect(status).toBe(201);
  expect(reply.bank).toMatchObject({
    bank_key: null,
    bank_answer: [],
    bank_option: {},
    rubric,
    max_words: 250,
  });
  expect((await insert({})).reply.bank).toMatchObject({ bank_key: null, rubric: [], max_words: null });
  const faulty = [{ wrong_points: '-1' }, { bank_key: '["1"]' }, { scoring_rule: 'equal_parts' }];
  for (const fields of faulty) {
    const { status, error } = await insert(fields);
    expect([status, Object.keys(error.message)]).toEqual([422, Object.keys(fields)]);
  }
  const params = { bankId: reply.bank.id };
  const choice = { interaction: 'choice', bank_option: '{"1":"a","2":"b"}', bank_key: '["1"]' };
  const changed = await call(contract.updateBankItem, {
    as: admin,
    params,
    body: { ...form, ...choice } as never,
  });
  expect(changed.reply.bank).toMatchObject({ interaction: 'choice', rubric: [], max_words: null });
});
