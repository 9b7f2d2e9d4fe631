/** The contract's conventions for rejections: one shape, and a status for each reason. */
import { expect, serverTest as test } from '../fixtures.ts';
import { aClient, keyedBy, SENTENCE } from './client.ts';
import { aDraft, aFile, aPublishedExamination, imageItem } from './examination.ts';
import { aStudent, theAdmin } from './people.ts';

const NO_ID = '01a1fbd7-63b8-7644-8d79-0000000000ff';

test('a malformed request returns 400, and one that is too large 413', async ({ server }) => {
  const client = aClient(server.url);
  const malformed = { type: 'application/json', text: '{"email":' };
  expect(await client.refused('POST', '/api/auth/login', 400, { raw: malformed })).toEqual({
    message: SENTENCE,
    code: 'bad_request',
    params: {},
  });
  // Small enough for the buffers of a socket, so that the client reads the reply before the connection ends.
  const huge = { email: 'a@b.test', password: 'x'.repeat(64 * 1024) };
  expect(await client.refused('POST', '/api/auth/login', 413, { json: huge })).toEqual({
    message: SENTENCE,
    code: 'too_large',
    params: {},
  });
  const admin = await theAdmin(server);
  const broken = { type: 'multipart/form-data; boundary=x', text: '--x\r\nnothing of a form' };
  const refusal = await admin.refused('POST', '/api/examination-bank', 400, { raw: broken });
  expect(refusal.code).toBe('bad_request');
});

test('a missing token, a forged one and one of another server return 401', async ({ server }) => {
  const { token } = await aStudent(server);
  const [head, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ id: NO_ID, role: 'admin', exp: 4_000_000_000 }));
  for (const given of [undefined, 'nonsense', `${head}.${payload.toString('base64url')}.${signature}`]) {
    expect(await aClient(server.url, given).refused('GET', '/api/student/list', 401)).toEqual({
      message: SENTENCE,
      code: 'unauthenticated',
      params: {},
    });
  }
});

test('a missing or hidden resource returns 404', async ({ server }) => {
  const { client } = await aStudent(server);
  for (const id of [NO_ID, 'not-an-id']) {
    const refusal = await client.refused('GET', `/api/examination/${id}`, 404);
    expect(refusal).toEqual({ message: SENTENCE, code: 'not_found', params: expect.any(Object) });
  }
  await client.refused('POST', '/api/exam/result', 404, { json: { id: NO_ID } });
  await client.refused('GET', '/api/no/such/call', 404);
});

test('an invalid field returns 422 with its name and the reason', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const { message, code, fields } = await admin.refused('POST', '/api/examination-bank', 422, {
    form: {
      examination_id: id,
      bank_type: 'poem',
      bank_question_weight: '-1',
      bank_answer: 'first',
      option_type: 'drawn',
    },
  });
  expect(code).toBe('validation_failed');
  expect(message).toMatchObject(
    keyedBy('bank_type', 'bank_section', 'bank_question_weight', 'bank_answer', 'option_type'),
  );
  expect(fields).toMatchObject({
    bank_section: [{ code: 'required', params: {} }],
    option_type: [{ code: 'one_of', params: { values: 'text, file' } }],
  });
});

test('a file of a wrong type returns 415, even with a matching name', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aDraft(admin);
  const page = new File(['<html><script>alert(1)</script></html>'], 'picture.png', { type: 'image/png' });
  const form = { ...(await imageItem(id)), bank_asset: [page] };
  const refusal = await admin.refused('POST', '/api/examination-bank', 415, { form });
  expect(refusal.code).toBe('unsupported_media_type');
  const image = { file: await aFile('picture.png', 'application/vnd.ms-excel') };
  await admin.refused('POST', '/api/student/import', 415, { form: image });
});

test('answers after the deadline or after the submission return 410', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id: exam_id, bank } = await aPublishedExamination(admin);
  const { client, email } = await aStudent(server);
  await client.ok('POST', '/api/exam/start', { json: { exam_id } });
  await server.sql(
    `update attempts set started_at = now() - interval '1 hour', due_at = now() - interval '1 minute'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  const json = { exam_id, answers: [{ question_id: bank.text.id, option: '1', seq: 1 }] };
  const refusal = await client.refused('PUT', '/api/exam/answers', 410, { json });
  expect(refusal).toEqual({ message: SENTENCE, code: 'attempt_closed', params: expect.any(Object) });

  // An attempt that the server has closed still has a result.
  const submit = { json: { exam_id, answers: '[]' } };
  const { exam_result } = await client.ok('POST', '/api/exam/submit', submit);
  expect(exam_result).toMatchObject({ result_score: 0 });
  expect((await client.ok('POST', '/api/exam/submit', submit)).exam_result).toEqual(exam_result);
});
