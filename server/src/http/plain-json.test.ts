import { isTooDeep, login, submitExam } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anExamination, aStudent } from '../../test/factories.ts';
import { taking } from '../../test/taking.ts';
import { createTestApp } from '../../test/test-app.ts';

const testApp = await createTestApp();
const { app, context, call } = testApp;
const { start } = taking(testApp);

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  [nested(20), false],
  [nested(21), true],
  ['{"a":'.repeat(21), true],
  [`["${'['.repeat(50)}", "\\"${'{'.repeat(50)}"]`, false],
  [`[${'[],'.repeat(500)}[]]`, false],
  [`["\\\\", ${nested(30)}]`, true],
])('of %j it is known whether it has too many levels', (text, isDeep) => {
  // What is short is no work and never too deep.
  expect([isTooDeep(text.padEnd(5000)), isTooDeep(text)]).toEqual([isDeep, false]);
});

test('a body of lists within lists is not made into any', async () => {
  const payload = `{"email":${nested(4000)}}`;
  const headers = { 'content-type': 'application/json' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: login.path, payload, headers });
  expect([statusCode, json().code]).toEqual([400, 'bad_request']);
});

test('nor is a submitted list of lists', async () => {
  const [student, { id: exam_id }] = [await aStudent(context), await anExamination(context)];
  await start(student, exam_id);
  const body = { exam_id, answers: nested(5000) };
  const { status, error } = await call(submitExam, { as: student, body });
  expect([status, error.message]).toEqual([422, { answers: ['This is not readable as JSON.'] }]);
});
