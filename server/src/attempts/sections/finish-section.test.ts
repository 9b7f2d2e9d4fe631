import {
  extendAttempt,
  finishSection,
  getPaper,
  getState,
  playItem,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { GRACE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { endSection } from '../attempt-changes.queries.ts';
import { lockAttempt } from '../attempts.queries.ts';
import { closeOverdueAttempts } from '../deadline/close-overdue-attempts.ts';

const { context, call, clock } = await createTestApp();
const MINUTE = 60_000;

type Student = Awaited<ReturnType<typeof aStudent>>;

const TIMED = [
  { name: 'LISTENING', duration: 10, items: [aListeningItem()] },
  { name: 'STRUCTURE', duration: 20, items: [{}] },
  { name: 'READING', duration: 15, items: [{}] },
];

async function aTimedAttempt(
  sections: Parameters<typeof anExamination>[1] = { minutes: 60, sections: TIMED },
) {
  const student = await aStudent(context);
  const examination = await anExamination(context, sections);
  const exam_id = examination.id;
  const { attempt_id } = (await call(startExam, { as: student, body: { exam_id } })).reply.exam;
  const [listening = '', structure = '', reading = ''] = examination.items.map((item) => item.id);
  return { student, exam_id, attempt_id, items: { listening, structure, reading } };
}

test('extra time prolongs the sections of a student', async () => {
  const student = await aStudent(context, { extra_time_percent: 50 });
  const { id: exam_id } = await anExamination(context, { minutes: 60, sections: TIMED });
  const { pivot } = (await call(startExam, { as: student, body: { exam_id } })).reply.exam;
  const minutes = (from = '', until = '') => (Date.parse(until) - Date.parse(from)) / MINUTE;
  expect(minutes(pivot.examination_start_time, pivot.examination_due_time)).toBe(67.5);
  const first = await pivotOf(student, exam_id);
  expect(minutes(first?.section_start_time, first?.section_due_time)).toBe(15);
});

const finish = (student: Student, exam_id: string, section: number) =>
  call(finishSection, { as: student, body: { exam_id, section } });
const save = (student: Student, exam_id: string, question_id: string) =>
  call(saveAnswers, { as: student, body: { exam_id, answers: [{ question_id, option: '1', seq: 1 }] } });
const pivotOf = async (student: Student, exam_id: string) =>
  (await call(getState, { as: student, query: { exam_id } })).reply.section_pivot;

describe('finishing a section', () => {
  test('is rejected if the sections have no timers', async () => {
    const { student, exam_id } = await aTimedAttempt({});
    const { status, error } = await finish(student, exam_id, 0);
    expect([status, error.code]).toEqual([409, 'no_section_timers']);
    expect(await pivotOf(student, exam_id)).toBeNull();
  });

  test('is refused for a section that is not open yet, and for the last one', async () => {
    const { student, exam_id } = await aTimedAttempt();
    expect((await finish(student, exam_id, 1)).error.code).toBe('section_over');
    expect((await finish(student, exam_id, 2)).error.code).toBe('last_section');
    expect((await finish(student, exam_id, 9)).error.code).toBe('last_section');
  });

  test('opens the next section with its own minutes, and closes the previous one permanently', async () => {
    const { student, exam_id, items } = await aTimedAttempt();
    const { reply } = await finish(student, exam_id, 0);
    const { section, section_start_time, section_due_time } = reply.section_pivot;
    expect(section).toBe(1);
    expect(Date.parse(section_due_time) - Date.parse(section_start_time)).toBe(20 * MINUTE);
    expect((await save(student, exam_id, items.listening)).error.code).toBe('section_over');
    expect((await save(student, exam_id, items.structure)).status).toBe(200);
    const play = await call(playItem, { as: student, body: { exam_id, question_id: items.listening } });
    expect(play.error.code).toBe('section_over');
  });

  test('skips no section under concurrent requests', async () => {
    const { student, exam_id } = await aTimedAttempt();
    const answers = await Promise.all([1, 2, 3].map(() => finish(student, exam_id, 0)));
    expect(answers.map(({ reply }) => reply.section_pivot.section)).toEqual([1, 1, 1]);
    expect((await pivotOf(student, exam_id))?.section).toBe(1);
  });

  test.each([
    ['right away', [0], 1],
    ['after the next one', [0, 1], 2],
  ])('does not move the end if it is repeated %s, on a process with a slow clock', async (_, ended, open) => {
    const { student, exam_id, attempt_id } = await aTimedAttempt();
    const endsOf = async () => (await lockAttempt(context.db, attempt_id)).section_ends;
    for (const section of ended) await finish(student, exam_id, section);
    const ends = await endsOf();
    clock.advance(-3000);
    expect((await finish(student, exam_id, 0)).status).toBe(200);
    clock.advance(3000);
    expect(await endsOf()).toEqual(ends);
    expect((await pivotOf(student, exam_id))?.section).toBe(open);
  });
});

describe('a request that waits for a lock while its section ends', () => {
  test.each(['saved', 'played'])('is not %s afterwards', async (act) => {
    const { student, exam_id, attempt_id, items } = await aTimedAttempt();
    const { waiting } = await context.db.transaction().execute(async (trx) => {
      await endSection(trx, await lockAttempt(trx, attempt_id), 0, context.clock(), [10, 20, 15]);
      const answer =
        act === 'saved'
          ? save(student, exam_id, items.listening)
          : call(playItem, { as: student, body: { exam_id, question_id: items.listening } });
      await waitUntilBlocked(context.db);
      return { waiting: answer };
    });
    expect((await waiting).error.code).toBe('section_over');
    const { reply } = await call(getState, { as: student, query: { exam_id } });
    expect(reply).toMatchObject({ answers: {}, plays: {} });
  });
});

describe('a section whose time is over', () => {
  test('is followed by the next one, and keeps its answers', async () => {
    const { student, exam_id, items } = await aTimedAttempt();
    expect((await save(student, exam_id, items.structure)).error.code).toBe('section_over');
    expect((await save(student, exam_id, items.listening)).status).toBe(200);
    clock.advance(10 * MINUTE + 5000);
    expect((await pivotOf(student, exam_id))?.section).toBe(1);
    expect((await save(student, exam_id, items.listening)).status).toBe(200); // within the grace
    clock.advance(5000);
    expect((await save(student, exam_id, items.listening)).error.code).toBe('section_over');
    const { reply } = await call(getState, { as: student, query: { exam_id } });
    expect(reply.answers[items.listening]?.option).toBe('1');
  });

  test('can be followed by one that is ended early', async () => {
    const { student, exam_id } = await aTimedAttempt();
    clock.advance(12 * MINUTE);
    expect((await finish(student, exam_id, 1)).reply.section_pivot.section).toBe(2);
    const pivot = await pivotOf(student, exam_id);
    expect(Date.parse(pivot?.section_due_time ?? '') - Date.parse(pivot?.section_start_time ?? '')).toBe(
      15 * MINUTE,
    );
    expect(pivot?.section).toBe(2);
  });

  test('ignores its questions in a submitted list', async () => {
    const { student, exam_id, items } = await aTimedAttempt();
    await finish(student, exam_id, 0);
    const list = [items.listening, items.structure].map((id) => ({ [id]: { 1: 'Paris' } }));
    const { reply } = await call(submitExam, {
      as: student,
      body: { exam_id, answers: JSON.stringify(list) },
    });
    expect(reply.exam_result?.result_answer).toMatchObject({
      [items.listening]: { status: 'unanswered' },
      [items.structure]: { status: 'correct' },
    });
  });

  test('ends the attempt when it is the last: the due time is the sum of the minutes', async () => {
    const { student, exam_id } = await aTimedAttempt();
    const { reply } = await call(getState, { as: student, query: { exam_id } });
    const { examination_start_time, examination_due_time } = reply.pivot;
    expect(Date.parse(examination_due_time) - Date.parse(examination_start_time)).toBe(45 * MINUTE);
  });
});

describe('an attempt whose last section is over', () => {
  /** Ends the first section after 2 of 10 minutes: the others take 35 minutes from there. */
  async function finishEarly() {
    const taken = await aTimedAttempt({ minutes: 60, sections: TIMED });
    clock.advance(2 * MINUTE);
    await finish(taken.student, taken.exam_id, 0);
    return taken;
  }
  const stateOf = async (student: Student, exam_id: string) =>
    (await call(getState, { as: student, query: { exam_id } })).reply;

  test('ends then, although the examination has more minutes', async () => {
    const { student, exam_id } = await finishEarly();
    const { pivot } = await stateOf(student, exam_id);
    const minutes =
      (Date.parse(pivot.examination_due_time) - Date.parse(pivot.examination_start_time)) / MINUTE;
    expect(Math.round(minutes)).toBe(37);
    clock.advance(35 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect((await stateOf(student, exam_id)).submitted_at).toBe(pivot.examination_due_time);
  });

  test('still takes answers in transit within the grace', async () => {
    const { student, exam_id, items } = await finishEarly();
    clock.advance(35 * MINUTE + GRACE - 5000);
    await closeOverdueAttempts(context);
    expect((await save(student, exam_id, items.reading)).status).toBe(200);
    clock.advance(5000);
    expect((await save(student, exam_id, items.reading)).status).toBe(410);
  });

  test('ends later by the minutes that an admin adds', async () => {
    const { student, exam_id, attempt_id } = await finishEarly();
    await call(extendAttempt, {
      as: await anAdmin(context),
      params: { attemptId: attempt_id },
      body: { minutes: 5 },
    });
    clock.advance(34 * MINUTE);
    const { pivot, section_pivot } = await stateOf(student, exam_id);
    expect(section_pivot).toMatchObject({ section: 2, section_due_time: pivot.examination_due_time });
    const left = (Date.parse(pivot.examination_due_time) - context.clock().getTime()) / MINUTE;
    expect(Math.round(left)).toBe(6);
  });

  test('lasts as long as the examination if a later section has no timer', async () => {
    const [first, second] = TIMED;
    const { student, exam_id } = await aTimedAttempt({
      minutes: 60,
      sections: [first, second, { name: 'READING', items: [{}] }].filter((one) => one !== undefined),
    });
    const before = (await stateOf(student, exam_id)).pivot;
    await finish(student, exam_id, 0);
    expect((await stateOf(student, exam_id)).pivot).toEqual(before);
  });
});

test('the paper names the minutes of each section', async () => {
  const { student, exam_id } = await aTimedAttempt();
  const { reply } = await call(getPaper, { as: student, query: { exam_id } });
  expect(reply === 'shuffled' || reply.exam.examination_sections.map(({ duration }) => duration)).toEqual([
    10, 20, 15,
  ]);
});
