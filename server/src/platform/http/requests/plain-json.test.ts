import { isTooDeep, login, submitExam } from '@lulus/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { anExamination, aStudent } from '../../../../test/factories.ts';
import { attemptCalls } from '../../../../test/take-attempt.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { plainJson } from './plain-json.ts';

const testApp = await createTestApp();
const { app, context, call } = testApp;
const { start } = attemptCalls(testApp);

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  [nested(20), false],
  [nested(21), true],
  ['{"a":'.repeat(21), true],
  [`["${'['.repeat(50)}", "\\"${'{'.repeat(50)}"]`, false],
  [`[${'[],'.repeat(500)}[]]`, false],
  [`["\\\\", ${nested(30)}]`, true],
])('%j has too many levels: %s', (text, isDeep) => {
  // A short text is cheap to parse, so its depth is not checked.
  expect([isTooDeep(text.padEnd(5000)), isTooDeep(text)]).toEqual([isDeep, false]);
});

test('rejects a deeply nested body before it is parsed', async () => {
  const payload = `{"email":${nested(4000)}}`;
  const headers = { 'content-type': 'application/json' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: login.path, payload, headers });
  expect([statusCode, json().code]).toEqual([400, 'bad_request']);
});

test('rejects a deeply nested list of answers in a submit', async () => {
  const [student, { id: exam_id }] = [await aStudent(context), await anExamination(context)];
  await start(student, exam_id);
  const body = { exam_id, answers: nested(5000) };
  const { status, error } = await call(submitExam, { as: student, body });
  expect([status, error.message]).toEqual([422, { answers: ['This is not readable as JSON.'] }]);
});

test('large bodies are parsed one at a time, with pauses between those of one caller', async () => {
  const server = Fastify();
  plainJson(server);
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request) => {
    const { authorization: id } = request.headers;
    request.caller = id ? ({ id } as typeof request.caller) : null;
  });
  const read: string[] = [];
  server.post('/', async ({ caller }) => {
    read.push(caller?.id ?? 'stranger');
    return 'read';
  });
  const send = (authorization: string, length: number) =>
    server.inject({
      method: 'POST',
      url: '/',
      headers: { authorization },
      payload: { text: 'x'.repeat(length) },
    });
  const sent = [
    send('one', 100_000),
    send('one', 100_000),
    send('one', 100_000),
    send('', 10_000),
    send('', 10_000),
    send('other', 100_000),
    send('other', 10_000),
  ];
  expect((await Promise.all(sent)).map(({ body }) => body)).toEqual(sent.map(() => 'read'));
  // Small bodies do not wait. Each caller's first large body is parsed before any caller's second.
  expect(read.slice(0, 4)).toEqual(['other', 'one', 'stranger', 'other']);
  expect(read.slice(4).sort()).toEqual(['one', 'one', 'stranger']);

  const crowd = await Promise.all(Array.from({ length: 7 }, () => send('another', 100_000)));
  expect(crowd.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429, 429]);
});
