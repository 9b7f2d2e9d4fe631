import { getPaper, getState, startExam } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, context, tokenOf } = app;
const { attemptsOf, eventsOf, paperOf, start, submit } = attemptCalls(app);

const ask = (student: Student, exam_id: string, have?: string) =>
  call(getPaper, { as: student, query: have === undefined ? { exam_id } : { exam_id, have } });

describe('a request for the paper without have', () => {
  test('starts the first attempt, which a start then returns unchanged', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context);
    const { status, headers, reply } = await ask(student, exam_id);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    if (reply === 'shuffled') throw new Error('a paper was expected');
    expect(Object.keys(reply.exam.examination_bank)).toEqual(['LISTENING', 'READING']);
    const [attempt, ...others] = await attemptsOf(student);
    expect(others).toEqual([]);
    const { exam } = (await start(student, exam_id)).reply;
    expect(exam.attempt_id).toBe(attempt?.id);
    expect(exam.pivot.examination_start_time).toBe(attempt?.started_at.toISOString());
    expect(await paperOf(student, exam_id)).toEqual(reply.exam);
    expect((await eventsOf(exam.attempt_id)).map(({ kind }) => kind)).toEqual(['started']);
  });

  test('sets no active device, so that the first browser needs no takeover', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context);
    await ask(student, exam_id);
    const [browser, another] = [newId(), newId()];
    const look = (device_id: string) => call(getState, { as: student, query: { exam_id, device_id } });
    expect((await look(browser)).reply.elsewhere).toBe(false);
    expect((await look(another)).reply.elsewhere).toBe(true);
  });

  test('creates one attempt for twenty concurrent papers and starts', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context, { attempts_allowed: 3 });
    const calls = Array.from({ length: 20 }, (_, n) =>
      n % 7 === 0 ? ask(student, exam_id) : call(startExam, { as: student, body: { exam_id } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(await attemptsOf(student)).toHaveLength(1);
  });

  test('is rejected for the same reasons as a start', async () => {
    const student = await aStudent(context);
    const later = new Date(context.clock().getTime() + 10 * MINUTE);
    const { id: draft } = await anExamination(context, { published: false });
    const { id: closed } = await anExamination(context, { settings: { opens_at: later } });
    const { id: others } = await anExamination(context, { classes: ['12Z'] });
    for (const [exam_id, status, code] of [
      [newId(), 404, 'not_found'],
      [draft, 404, 'not_found'],
      [others, 404, 'not_found'],
      [closed, 409, 'not_open_yet'],
    ] as const) {
      const { status: answered, error } = await ask(student, exam_id);
      expect([answered, error.code]).toEqual([status, code]);
    }
    expect(await attemptsOf(student)).toEqual([]);
    expect((await ask(await anAdmin(context), closed)).status).toBe(403);
  });

  test('starts no second attempt, even if more are allowed', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context, { attempts_allowed: 3 });
    await ask(student, exam_id);
    await submit(student, exam_id);
    const { status, error } = await ask(student, exam_id);
    expect([status, error.code]).toEqual([410, 'attempt_closed']);
    expect(await attemptsOf(student)).toHaveLength(1);
  });
});

test.each(['', 'a version'])('a request with have=%o starts nothing', async (have) => {
  const student = await aStudent(context);
  const { id: exam_id } = await anExamination(context);
  expect((await ask(student, exam_id, have)).status).toBe(404);
  expect(await attemptsOf(student)).toEqual([]);
});

test('a HEAD request starts nothing', async () => {
  const student = await aStudent(context);
  const { id: exam_id } = await anExamination(context);
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const url = `${getPaper.path}?exam_id=${exam_id}`;
  expect((await app.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
  expect(await attemptsOf(student)).toEqual([]);
});
