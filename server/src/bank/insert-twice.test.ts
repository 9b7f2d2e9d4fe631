/** A question's form that is sent more than once, because the reply was lost. */
import { readFile } from 'node:fs/promises';
import { insertBankItem, listBankItems, updateBankItem } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);
const picture = await readFile(new URL('../../sample/media/sign-a.png', import.meta.url));

const fields = {
  bank_type: 'image' as const,
  bank_section: 'reading',
  bank_question: '<p>What does this <strong>sign</strong> say?</p>',
  bank_question_weight: '2.5',
  option_type: 'text' as const,
  bank_option: '{"1":"Stop","2":"Go"}',
  bank_answer: '[1]',
  hint: 'It is red.',
};

async function aForm() {
  const { id } = await anExamination(context, { published: false, sections: [] });
  const insert_key = newId();
  const send = (changes: object = {}) =>
    call(insertBankItem, {
      as: admin,
      body: { examination_id: id, insert_key, ...fields, ...changes },
      files: [{ field: 'bank_asset', filename: 'sign.png', content: Uint8Array.from(picture) }],
    });
  const list = async () => (await call(listBankItems, { as: admin, params: { examId: id } })).reply;
  return { id, insert_key, send, list };
}

test('an invalid key is rejected', async () => {
  const { send, list } = await aForm();
  const { status, error } = await send({ insert_key: 'mine' });
  expect([status, Object.keys(error.message)]).toEqual([422, ['insert_key']]);
  expect(await list()).toEqual([]);
});

test('the key of another examination’s question is rejected', async () => {
  const { insert_key, send } = await aForm();
  await send();
  const other = await aForm();
  const { status, error } = await other.send({ insert_key });
  expect([status, error.code]).toEqual([409, 'insert_key_taken']);
  expect(await other.list()).toEqual([]);
});

test.each([
  ['its text', { bank_question: '<p>Mended.</p>' }],
  ['its section', { bank_section: 'writing' }],
  ['its answer', { bank_answer: '[2]' }],
])('a repeated form with a change in %s is rejected, so that the change is not lost', async (_, changes) => {
  const { send, list } = await aForm();
  await send();
  const before = await list();
  const { status, error } = await send(changes);
  expect([status, error.code]).toEqual([409, 'already_inserted']);
  expect(await list()).toEqual(before);
});

test('a repeated form returns the question that it made, with its files', async () => {
  const { send, list } = await aForm();
  const first = await send();
  clock.advance(1000);
  const again = await send();
  expect([again.status, again.reply.message]).toEqual([201, first.reply.message]);
  expect(again.reply.bank.id).toBe(first.reply.bank.id);
  expect(again.reply.bank.bank_asset.image).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test('a form sent three times at once creates one question', async () => {
  const { send, list } = await aForm();
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(({ reply }) => reply.bank.id)).size).toBe(1);
  expect(await list()).toHaveLength(1);
});

test('one key sent to two examinations at once creates one question', async () => {
  const [one, other] = [await aForm(), await aForm()];
  const replies = await Promise.all([one.send(), other.send({ insert_key: one.insert_key })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect([...(await one.list()), ...(await other.list())]).toHaveLength(1);
});

test('without a key, every form creates a question', async () => {
  const { send, list } = await aForm();
  await send({ insert_key: undefined });
  await send({ insert_key: undefined });
  expect(await list()).toHaveLength(2);
});

test('an edited question keeps its key', async () => {
  const { send, list } = await aForm();
  const { id } = (await send()).reply.bank;
  await call(updateBankItem, {
    as: admin,
    params: { bankId: id },
    body: { ...fields, bank_section: 'writing' },
  });
  expect((await send({ bank_section: 'writing' })).reply.bank.id).toBe(id);
  expect(await list()).toHaveLength(1);
});
