import { type AnswerCopyFile, getCopyKey, readAnswerCopy } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { encrypt } from '../../../test/answer-copies.ts';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { aRunningAttempt, eventsOf, save, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const upload = (content: string | object | undefined) =>
  call(readAnswerCopy, {
    as: admin,
    body: {},
    files:
      content === undefined ? [] : [{ field: 'file', filename: 'answers.lulus', content: textOf(content) }],
  });
const textOf = (content: string | object) =>
  typeof content === 'string' ? content : JSON.stringify(content);

async function aCopy(change: object = {}) {
  const attempt = await aRunningAttempt();
  const { student, exam_id, attempt_id, items } = attempt;
  await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
  const at = context.clock().toISOString();
  const plaintext = JSON.stringify({
    exam_id,
    attempt_id,
    user_id: student.id,
    saved_at: at,
    offline_since: at,
    answers: [
      { question_id: items.first, option: '1', flagged: false, seq: 1, answered_at: at },
      { question_id: items.fourth, option: '1', flagged: true, seq: 2, answered_at: at },
    ],
    ...change,
  });
  const key = (await call(getCopyKey, { as: student })).reply;
  return { ...attempt, at, key, file: encrypt(plaintext, key) };
}

const corrupt = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

describe('the key for answer copies', () => {
  test('is the same for all admins under concurrent requests', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => call(getCopyKey, { as: admin })));
    expect(new Set(keys.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    expect(Buffer.from(keys[0]?.reply.public_key ?? '', 'base64url')).toHaveLength(32);
  });
});

describe('uploading a copy of answers', () => {
  test.each([
    ['no file', undefined],
    ['a file of another kind', 'col1;col2\n1;2'],
    ['JSON of another kind', { format: 'another' }],
    ['an empty file', ''],
  ])('is rejected with a message for %s', async (_, content) => {
    const { status, error } = await upload(content);
    expect([status, error.message]).toEqual([422, { file: [expect.stringMatching(/file/)] }]);
  });

  test('is refused for a file that is too large', async () => {
    expect((await upload('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  test.each([
    ['another server’s', ({ file }) => ({ ...file, key_id: newId() }), /another server/],
    ['changed', ({ file }) => ({ ...file, ciphertext: corrupt(file.ciphertext) }), /damaged/],
    ['cut off', ({ file }) => ({ ...file, ciphertext: file.ciphertext.slice(0, 8) }), /damaged/],
    ['made with another nonce', ({ file }) => ({ ...file, nonce: corrupt(file.nonce) }), /damaged/],
    ['made with a weak key', ({ file }) => ({ ...file, ephemeral_public_key: 'A'.repeat(43) }), /damaged/],
    ['JSON of another kind', ({ key }) => encrypt('{"answers":1}', key), /damaged/],
    ['not JSON', ({ key }) => encrypt('nonsense', key), /damaged/],
  ] as [string, (copy: Awaited<ReturnType<typeof aCopy>>) => AnswerCopyFile, RegExp][])(
    'is rejected with a message if the file is %s',
    async (_, change, sentence) => {
      const { status, error } = await upload(change(await aCopy()));
      expect([status, error.message]).toEqual([422, { file: [expect.stringMatching(sentence)] }]);
    },
  );

  test('fails for an unknown attempt, another student’s attempt or a running one', async () => {
    for (const change of [{ attempt_id: newId() }, { user_id: newId() }, { exam_id: newId() }]) {
      expect((await upload((await aCopy(change)).file)).status).toBe(404);
    }
    const { status, error } = await upload((await aCopy()).file);
    expect([status, error.code]).toEqual([409, 'attempt_running']);
  });

  test('records late answers once, and returns their student', async () => {
    const { student, exam_id, attempt_id, at, file } = await aCopy();
    await submit(student, exam_id);
    const { reply } = await upload(file);
    expect(reply).toMatchObject({
      examination_id: exam_id,
      examination_name: 'Mid-term English',
      attempt: { id: attempt_id, user: { id: student.id }, late: 1, result_score: 2 },
      received: 1,
    });
    expect((await upload(file)).reply).toMatchObject({ received: 1, attempt: { late: 1 } });
    const late = (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'late_received');
    expect(late).toMatchObject([
      { by: 'admin', admin_id: admin.id, details: { count: 1, offline_since: at, copy: true } },
    ]);
  });
});
