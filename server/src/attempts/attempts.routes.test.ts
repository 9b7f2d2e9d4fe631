import {
  type AnswerEntry,
  DEADLINE_GRACE_SECONDS,
  getPaper,
  getResult,
  getState,
  MAX_SEQ,
  type Paper,
  playItem,
  reviewExam,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

const { context, call, clock } = await createTestApp();

const MINUTE = 60_000;
const GRACE = DEADLINE_GRACE_SECONDS * 1000;

type Student = Awaited<ReturnType<typeof aStudent>>;

const start = (student: Student, exam_id: string) => call(startExam, { as: student, body: { exam_id } });
const state = (student: Student, exam_id: string) => call(getState, { as: student, query: { exam_id } });
const submit = (student: Student, exam_id: string, answers: unknown = [], seq?: number) =>
  call(submitExam, { as: student, body: { exam_id, answers: JSON.stringify(answers), seq } });
const save = (
  student: Student,
  exam_id: string,
  answers: (Omit<AnswerEntry, 'flagged'> & { flagged?: boolean })[],
) => call(saveAnswers, { as: student, body: { exam_id, answers } });

async function paperOf(student: Student, exam_id: string): Promise<Paper['exam']> {
  const { reply } = await call(getPaper, { as: student, query: { exam_id } });
  if (reply === 'shuffled') throw new Error('a paper was expected');
  return reply.exam;
}

async function countResults(exam_id?: string): Promise<number> {
  const results = context.db.selectFrom('results').innerJoin('attempts', 'attempts.id', 'results.attempt_id');
  const counted = exam_id ? results.where('examination_id', '=', exam_id) : results;
  return (await counted.select('attempts.id').execute()).length;
}

/** A student in the middle of an attempt at an examination of their own. */
async function aRunningAttempt(plan: Parameters<typeof anExamination>[1] = {}) {
  const student = await aStudent(context);
  const examination = await anExamination(context, plan);
  const { reply } = await start(student, examination.id);
  const [first, second, third, fourth, fifth] = examination.items.map((item) => item.id);
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five items were expected');
  return {
    student,
    examination,
    exam_id: examination.id,
    ...reply.exam,
    items: { first, second, third, fourth, fifth },
  };
}

const attemptsOf = (student: Student) =>
  context.db.selectFrom('attempts').selectAll().where('user_id', '=', student.id).execute();

describe('starting', () => {
  test('is refused for an examination that does not exist or is not published', async () => {
    const student = await aStudent(context);
    const draft = await anExamination(context, { published: false });
    for (const exam_id of [newId(), draft.id]) {
      const { status, error } = await start(student, exam_id);
      expect([status, error.code]).toEqual([404, 'not_found']);
    }
    expect((await start(student, 'not an id')).status).toBe(422);
  });

  test('is refused when the attempts are used up', async () => {
    const { student, exam_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const { status, error } = await start(student, exam_id);
    expect([status, error.code]).toEqual([409, 'already_submitted']);
    expect(await attemptsOf(student)).toHaveLength(1);
  });

  test('gives the minutes of the examination, by the server’s clock', async () => {
    const { pivot, now } = await aRunningAttempt({ minutes: 45 });
    const started = Date.parse(pivot.examination_start_time);
    expect(Date.parse(pivot.examination_due_time) - started).toBe(45 * MINUTE);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(started);
  });

  test('answers the running attempt unchanged', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    const { reply } = await start(student, exam_id);
    expect(reply.exam).toMatchObject({ attempt_id, pivot });
  });

  test('makes one attempt of twenty requests at once', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { attempts_allowed: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(student, id)));
    expect(new Set(answers.map((answer) => answer.reply.exam.attempt_id)).size).toBe(1);
    expect(await attemptsOf(student)).toHaveLength(1);
  });

  test('goes on to the next attempt where more are allowed, also when the last one ran out', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { attempts_allowed: 2 });
    const first = await start(student, id);
    clock.advance(60 * MINUTE + GRACE);
    const second = await start(student, id);
    expect(second.reply.exam.attempt_id).not.toBe(first.reply.exam.attempt_id);
    expect((await attemptsOf(student)).map((attempt) => attempt.closed_by)).toEqual(['deadline', null]);
  });
});

describe('the paper', () => {
  test('is refused to a student who has not started, and after submission', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context);
    expect((await call(getPaper, { as: student, query: { exam_id: id } })).status).toBe(404);
    await start(student, id);
    await submit(student, id);
    const { status, error } = await call(getPaper, { as: student, query: { exam_id: id } });
    expect([status, error.code]).toEqual([410, 'attempt_closed']);
  });

  test('has every question under its section, in order, without key, weight or hint', async () => {
    const { student, exam_id, examination } = await aRunningAttempt();
    const exam = await paperOf(student, exam_id);
    expect(Object.keys(exam.examination_bank)).toEqual(['LISTENING', 'READING']);
    expect(exam.examination_sections).toEqual([
      { name: 'LISTENING', forward_only: true, duration: null },
      { name: 'READING', forward_only: false, duration: null },
    ]);
    const questions = Object.values(exam.examination_bank).flat();
    expect(questions.map((question) => question.id).sort()).toEqual(
      examination.items.map((item) => item.id).sort(),
    );
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(
        ['bank_asset', 'bank_option', 'bank_question', 'bank_type', 'hint', 'id', 'play_limit'].sort(),
      );
      expect(question.hint).toBeNull();
      expect(question.bank_option.flatMap((option) => Object.keys(option)).sort()).toEqual(['1', '2', '3']);
    }
    expect(JSON.stringify(exam)).not.toContain('Not in France');
  });

  test('is the same each time it is fetched', async () => {
    const { student, exam_id } = await aRunningAttempt();
    expect(await paperOf(student, exam_id)).toEqual(await paperOf(student, exam_id));
  });

  test('is answered with "shuffled" only to a caller who shows its version', async () => {
    const { student, exam_id } = await aRunningAttempt();
    const first = await call(getPaper, { as: student, query: { exam_id } });
    const version = String(first.headers['x-paper-version']);
    const held = await call(getPaper, { as: student, query: { exam_id, have: version } });
    const other = await call(getPaper, { as: student, query: { exam_id, have: 'another' } });
    expect(held.reply).toBe('shuffled');
    expect(held.headers['content-type']).toContain('application/json');
    expect(other.reply).toEqual(first.reply);
  });

  test('signs the paths of images in options and of assets', async () => {
    const options = { 1: 'bank_option/a.png', 2: 'bank_option/b.png', 3: 'bank_option/c.png' };
    const items = [aListeningItem({ option_type: 'file', bank_option: options }), {}, {}, {}, {}];
    const { student, exam_id } = await aRunningAttempt({ sections: [{ name: 'LISTENING', items }] });
    const questions = (await paperOf(student, exam_id)).examination_bank.LISTENING ?? [];
    const listening = questions.find((question) => question.bank_type === 'audio');
    const [path] = JSON.parse(listening?.bank_asset ?? '').audio;
    expect(path).toMatch(/^bank_asset\/talk\.mp3\?expires=\d+&signature=[\w-]+$/);
    for (const option of listening?.bank_option ?? []) {
      expect(Object.values(option)[0]).toMatch(/^bank_option\/[abc]\.png\?expires=\d+&signature=[\w-]+$/);
    }
  });
});

describe('saving answers', () => {
  test('refuses a question that is not on the paper and an option that does not exist, and saves nothing of it', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const foreign = await anExamination(context);
    const good = { question_id: items.first, option: '1', seq: 1 };
    const bad = [
      { question_id: newId(), option: '1', seq: 2 },
      { question_id: foreign.items[0]?.id ?? '', option: '1', seq: 2 },
      { question_id: items.second, option: '9', seq: 2 },
      { question_id: items.second, option: 'constructor', seq: 2 },
    ];
    for (const entry of bad) expect((await save(student, exam_id, [good, entry])).status).toBe(422);
    expect((await state(student, exam_id)).reply.answers).toEqual({});
  });

  test.each([-1, 0, 0.5, MAX_SEQ + 1, Number.MAX_SAFE_INTEGER, 1e300, '1', null])(
    'refuses seq %j',
    async (seq) => {
      const { student, exam_id, items } = await aRunningAttempt();
      const { status } = await save(student, exam_id, [
        { question_id: items.first, option: '1', seq: seq as number },
      ]);
      expect(status).toBe(422);
    },
  );

  test('is refused to a student without an attempt', async () => {
    const { exam_id, items } = await aRunningAttempt();
    const stranger = await aStudent(context);
    expect((await save(stranger, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      404,
    );
  });

  test('is acknowledged and read back', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const body = {
      exam_id,
      answers: [
        { question_id: items.first, option: '2', seq: 1 },
        { question_id: items.second, option: null, flagged: true, seq: 2 },
      ],
      section: 1,
      question: 2,
    };
    const { reply } = await call(saveAnswers, { as: student, body });
    expect(reply).toMatchObject({ saved: 2, superseded: {} });
    expect((await state(student, exam_id)).reply).toMatchObject({
      answers: {
        [items.first]: { option: '2', flagged: false, seq: 1 },
        [items.second]: { option: null, flagged: true, seq: 2 },
      },
      section: 1,
      question: 2,
    });
  });

  test('never lets a lower seq overwrite a higher, and says what is stored instead', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '3', seq: 7 }]);
    for (const seq of [6, 7]) {
      const { reply } = await save(student, exam_id, [{ question_id: items.first, option: '1', seq }]);
      expect(reply.saved).toBe(7);
      expect(reply.superseded).toEqual({ [items.first]: { option: '3', flagged: false, seq: 7 } });
    }
    expect((await state(student, exam_id)).reply.answers[items.first]?.option).toBe('3');
  });

  test('takes a repeated request as acknowledged', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const entry = { question_id: items.first, option: '3', seq: 7 };
    await save(student, exam_id, [entry]);
    expect((await save(student, exam_id, [entry])).reply).toMatchObject({ saved: 7, superseded: {} });
  });

  test('keeps the newest of several entries for one question', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '2', seq: 5 },
      { question_id: items.first, option: '1', seq: 4 },
    ]);
    expect((await state(student, exam_id)).reply.answers[items.first]).toMatchObject({ option: '2', seq: 5 });
  });

  test('ends in the highest seq whatever the order of arrival', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const seqs = Array.from({ length: 30 }, (_, index) => index + 1).sort(() => Math.random() - 0.5);
    await Promise.all(
      seqs.map((seq) =>
        save(student, exam_id, [{ question_id: items.first, option: String((seq % 3) + 1), seq }]),
      ),
    );
    expect((await state(student, exam_id)).reply.answers[items.first]).toMatchObject({
      seq: 30,
      option: '1',
    });
  });

  test('counts within the grace and is refused with 410 after it, with nothing changed', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    clock.advance(60 * MINUTE + GRACE - 1000);
    expect((await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      200,
    );
    clock.advance(1000);
    const late = await call(saveAnswers, {
      as: student,
      body: { exam_id, answers: [{ question_id: items.first, option: '2', seq: 2 }], section: 1 },
    });
    expect([late.status, late.error.code]).toEqual([410, 'attempt_closed']);
    expect((await state(student, exam_id)).reply).toMatchObject({
      answers: { [items.first]: { option: '1', seq: 1 } },
      section: 0,
    });
  });

  test('is refused after submission', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await submit(student, exam_id);
    expect((await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      410,
    );
  });
});

describe('playing a listening item', () => {
  const play = (student: Student, exam_id: string, question_id: string, play_id?: string) =>
    call(playItem, { as: student, body: { exam_id, question_id, play_id } });

  test('is refused for a question without a recording, or not on the paper', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    expect((await play(student, exam_id, items.third)).status).toBe(422);
    expect((await play(student, exam_id, newId())).status).toBe(422);
  });

  test('is counted by the server and refused over the limit, on any device', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    expect((await play(student, exam_id, items.first)).reply).toEqual({ plays: 1, allowed: 1 });
    const { status, error } = await play(student, exam_id, items.first);
    expect([status, error.code]).toEqual([409, 'play_limit_reached']);
    expect((await state(student, exam_id)).reply.plays).toEqual({ [items.first]: 1 });
  });

  test('counts one press once, however often its request is repeated', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const press = newId();
    const answers = await Promise.all([1, 2, 3].map(() => play(student, exam_id, items.first, press)));
    expect(answers.map((answer) => answer.reply.plays)).toEqual([1, 1, 1]);
    expect((await play(student, exam_id, items.first, newId())).status).toBe(409);
  });

  test('lets no more than the limit through when pressed many times at once', async () => {
    const sections = [{ name: 'LISTENING', items: [aListeningItem({ play_limit: 2 }), {}, {}, {}, {}] }];
    const { student, exam_id, items } = await aRunningAttempt({ sections });
    const answers = await Promise.all(Array.from({ length: 8 }, () => play(student, exam_id, items.first)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
  });

  test('is over with the attempt', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    clock.advance(60 * MINUTE + GRACE);
    expect((await play(student, exam_id, items.first)).status).toBe(410);
  });
});

describe('submitting', () => {
  test.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['an entry without a question id', '[{"x":""}]'],
    ['two options at once', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":{"1":"a","2":"b"}}]'],
    ['a question that is not on the paper', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":{"1":"a"}}]'],
  ])('refuses %s, and the attempt goes on', async (_, answers) => {
    const { student, exam_id } = await aRunningAttempt();
    const { status } = await call(submitExam, { as: student, body: { exam_id, answers } });
    expect(status).toBe(422);
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('grades what was saved and what the list adds', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    const { reply } = await submit(student, exam_id, [
      { [items.first]: { 1: 'Paris' } },
      { [items.second]: '' },
      { [items.third]: { 3: 'Oslo' } },
      { [items.fourth]: { 2: 'Rome' } },
      { [items.fifth]: '' },
    ]);
    expect(reply.exam_result).toEqual({
      result_score: 3,
      result_max: 7.5,
      closed_by: 'student',
      result_answer: {
        [items.first]: { status: 'correct', answer: 'Paris' },
        [items.second]: { status: 'unanswered', answer: '' },
        [items.third]: { status: 'correct', answer: 'Oslo' },
        [items.fourth]: { status: 'incorrect', answer: 'Rome' },
        [items.fifth]: { status: 'unanswered', answer: '' },
      },
    });
  });

  test('never lets an empty or an older entry erase an acknowledged answer', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '1', seq: 1 },
      { question_id: items.second, option: '1', seq: 9 },
    ]);
    const { reply } = await submit(
      student,
      exam_id,
      [{ [items.first]: '' }, { [items.second]: { 2: 'Rome' } }],
      5,
    );
    expect(reply.exam_result?.result_answer[items.first]?.status).toBe('correct');
    expect(reply.exam_result?.result_answer[items.second]?.status).toBe('correct');
  });

  test('answers the same result again, and makes one result of ten requests at once', async () => {
    const { student, exam_id, items, attempt_id } = await aRunningAttempt();
    const list = [{ [items.first]: { 1: 'Paris' } }];
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(student, exam_id, list)));
    const again = await submit(student, exam_id, [{ [items.second]: { 1: 'Paris' } }]);
    for (const answer of answers) expect(answer.reply).toEqual(again.reply);
    const results = await context.db
      .selectFrom('results')
      .selectAll()
      .where('attempt_id', '=', attempt_id)
      .execute();
    expect(results).toHaveLength(1);
    expect(results[0]?.result_score).toBe(2);
  });

  test('after the time is over answers the result of what was saved in time', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    clock.advance(60 * MINUTE + GRACE);
    const { reply } = await submit(student, exam_id, [{ [items.second]: { 1: 'Paris' } }]);
    expect(reply.exam_result).toMatchObject({ result_score: 2, closed_by: 'deadline' });
  });

  test('is refused to a student without an attempt', async () => {
    const { exam_id } = await aRunningAttempt();
    expect((await submit(await aStudent(context), exam_id)).status).toBe(404);
  });
});

describe('an old tab after a second start', () => {
  test('is refused to save, to play and to submit', async () => {
    const { student, exam_id, items, attempt_id: older } = await aRunningAttempt({ attempts_allowed: 2 });
    await submit(student, exam_id);
    const { reply } = await start(student, exam_id);
    const answers = [{ question_id: items.first, option: '2', seq: 9 }];
    const list = JSON.stringify([{ [items.first]: { 2: 'Rome' } }]);
    const withAttempt = async (attempt_id: string) => [
      await call(saveAnswers, { as: student, body: { exam_id, attempt_id, answers } }),
      await call(playItem, { as: student, body: { exam_id, attempt_id, question_id: items.first } }),
      await call(submitExam, { as: student, body: { exam_id, attempt_id, answers: list } }),
    ];
    for (const answer of await withAttempt(older)) {
      expect([answer.status, answer.error.code]).toEqual([409, 'another_attempt']);
    }
    expect((await state(student, exam_id)).reply).toMatchObject({ answers: {}, submitted_at: null });
    for (const answer of await withAttempt(reply.exam.attempt_id)) expect(answer.status).toBe(200);
  });
});

describe('the sweep', () => {
  test('closes and grades what is overdue, leaves what runs, and dates it by the due time', async () => {
    const over = await aRunningAttempt({ minutes: 10 });
    const running = await aRunningAttempt({ minutes: 600 });
    await save(over.student, over.exam_id, [{ question_id: over.items.first, option: '1', seq: 1 }]);
    clock.advance(10 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect((await state(over.student, over.exam_id)).reply.submitted_at).toBe(
      over.pivot.examination_due_time,
    );
    expect((await state(running.student, running.exam_id)).reply.submitted_at).toBeNull();
    const { reply } = await call(getResult, { as: over.student, query: { exam_id: over.exam_id } });
    expect(reply.exam_result).toMatchObject({ result_score: 2, closed_by: 'deadline' });
  });

  test('leaves an attempt alone while its grace lasts', async () => {
    const { student, exam_id } = await aRunningAttempt({ minutes: 10 });
    clock.advance(10 * MINUTE + GRACE - 1000);
    await closeOverdueAttempts(context);
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('closes each attempt once when several nodes sweep at once', async () => {
    const { id } = await anExamination(context, { minutes: 1 });
    const students = await Promise.all(Array.from({ length: 120 }, () => aStudent(context)));
    await Promise.all(students.map((student) => start(student, id)));
    clock.advance(MINUTE + GRACE);
    const before = await countResults();
    const closed = await Promise.all([1, 2, 3].map(() => closeOverdueAttempts(context)));
    expect(closed.reduce((sum, count) => sum + count)).toBe((await countResults()) - before);
    expect(await countResults(id)).toBe(120);
  });
});

describe('the review', () => {
  test('is refused before submission and to others', async () => {
    const { student, exam_id } = await aRunningAttempt();
    expect((await call(reviewExam, { as: student, body: { id: exam_id } })).status).toBe(404);
    expect((await call(getResult, { as: student, query: { exam_id } })).status).toBe(404);
    await submit(student, exam_id);
    const stranger = await aStudent(context);
    expect((await call(reviewExam, { as: stranger, body: { id: exam_id } })).status).toBe(404);
  });

  test('shows the questions in the student’s order, now with hints', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const paper = await paperOf(student, exam_id);
    await submit(student, exam_id);
    const { reply } = await call(reviewExam, { as: student, body: { id: exam_id } });
    const order = (sections: Record<string, { id: string }[]>) =>
      Object.entries(sections).map(([name, questions]) => [name, questions.map((question) => question.id)]);
    expect(order(reply)).toEqual(order(paper.examination_bank));
    const third = Object.values(reply)
      .flat()
      .find((question) => question.id === items.third);
    expect(third?.hint).toBe('Not in France.');
    expect(JSON.parse(third?.bank_option ?? '')).toEqual({ 1: 'Paris', 2: 'Rome', 3: 'Oslo' });
  });
});
