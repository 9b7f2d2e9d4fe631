import { playItem } from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { type Attempt, lockAttempt } from '../attempts.queries.ts';
import { getLatestAttempt } from '../start/latest-attempt.ts';
import { type AnswerWrite, upsertAnswers } from './answers.queries.ts';

const app = await createTestApp();
const { call, context } = app;
const { answersOf, resultsOf, eventsOf, save, start, submit } = attemptCalls(app);

const STUDENTS = 150;
/** 150 students get fewer forms by chance once in 10^13 runs. */
const FORMS_AT_LEAST = 40;

describe('a whole school at once', () => {
  test('starts, saves, plays and submits, each student their own attempt', async () => {
    const examination = await anExamination(context);
    const [first, second] = examination.items.map(({ id }) => id);
    if (!first || !second) throw new Error('two items were expected');
    const students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(context)));

    const starts = await Promise.all(
      students.flatMap((student) => [start(student, examination.id), start(student, examination.id)]),
    );
    const attempts = students.map((_, at) => starts[2 * at]?.reply.exam.attempt_id ?? '');
    expect(starts.filter((_, at) => at % 2).map(({ reply }) => reply.exam.attempt_id)).toEqual(attempts);
    expect(new Set(attempts).size).toBe(STUDENTS);
    // Of 64 forms, 150 students get 58 on average. One form per batch would be only a few.
    const forms = await context.db
      .selectFrom('attempts')
      .select('form')
      .distinct()
      .where('examination_id', '=', examination.id)
      .execute();
    expect(forms.length).toBeGreaterThanOrEqual(FORMS_AT_LEAST);

    const optionOf = (at: number) => String((at % 3) + 1);
    const saves = await Promise.all(
      students.map((student, at) =>
        save(student, examination.id, [{ question_id: first, option: optionOf(at), seq: at + 1 }]),
      ),
    );
    expect(saves.map(({ reply }) => reply.saved)).toEqual(students.map((_, at) => at + 1));
    const stored = await Promise.all(attempts.map(answersOf));
    expect(stored.map((answers) => answers[first]?.option)).toEqual(students.map((_, at) => optionOf(at)));

    const results = await Promise.all(
      students.map((student, at) =>
        submit(student, examination.id, [{ [second]: { [optionOf(at + 1)]: '' } }]),
      ),
    );
    const alone = await Promise.all(attempts.map(resultsOf));
    expect(alone.map((own) => own.map(({ result_score }) => result_score))).toEqual(
      results.map(({ reply }) => [reply.exam_result?.result_score]),
    );
    const kinds = await Promise.all(attempts.map(async (id) => (await eventsOf(id)).map(({ kind }) => kind)));
    expect(new Set(kinds.map((own) => own.join()))).toEqual(new Set(['started,submitted']));
  });

  test('lets only the start of a student fail whose account is deleted meanwhile', async () => {
    const examination = await anExamination(context);
    const students = await Promise.all(Array.from({ length: 20 }, () => aStudent(context)));
    const [gone, ...others] = students;
    if (!gone) throw new Error('a student was expected');
    // Caches the session, so that authentication does not reject the start.
    await call(playItem, { as: gone, body: { exam_id: examination.id, question_id: gone.id } });
    await context.db.deleteFrom('users').where('id', '=', gone.id).execute();
    const statuses = await Promise.all(
      students.map((student) => start(student, examination.id).then(({ status }) => status)),
    );
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses.slice(1)).toEqual(others.map(() => 200));
  });
});

test('saves lock attempts in the order of their ids under any join plan, so that submits cannot deadlock with them', async () => {
  const examination = await anExamination(context);
  const [question_id] = examination.items.map(({ id }) => id);
  if (!question_id) throw new Error('an item was expected');
  const begun = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const student = await aStudent(context);
      await start(student, examination.id);
      return getLatestAttempt(context, student.id, { exam_id: examination.id });
    }),
  );
  const [first, ...others] = begun.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!first) throw new Error('an attempt was expected');
  // The updated row moves to the end of the table. A sequential scan finds it last.
  await context.db.updateTable('attempts').set({ question: 1 }).where('id', '=', first.id).execute();

  const handIn = await context.db.startTransaction().execute();
  await lockAttempt(handIn, first.id);
  const saved = context.db.transaction().execute(async (trx) => {
    await sql`set local enable_nestloop to off`.execute(trx);
    await sql`set local enable_indexscan to off`.execute(trx);
    return upsertAnswers(
      trx,
      begun.map((attempt) => aWrite(attempt, question_id)),
    );
  });
  await waitUntilBlocked(context.db);
  for (const { id } of others)
    await sql`select from attempts where id = ${id} for no key update nowait`.execute(handIn);
  await handIn.commit().execute();
  expect((await saved).map((written) => written?.saved)).toEqual([1, 1, 1]);
});

function aWrite(attempt: Attempt, question_id: string): AnswerWrite {
  return {
    attempt,
    now: context.clock(),
    answers: [{ question_id, option: '1', response: null, flagged: false, seq: 1 }],
    section: undefined,
    question: undefined,
    device_id: undefined,
    barrier: undefined,
  };
}
