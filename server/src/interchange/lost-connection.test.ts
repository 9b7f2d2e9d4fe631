/** A teacher whose connection breaks during a preview or an import sends it again. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import * as contract from '@lulus/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { asForm, createTestApp } from '../../test/test-app.ts';

const { app, call, context, tokenOf } = await createTestApp();
const admin = await anAdmin(context);

type Stage = 'preHandler' | 'onSend';
/** Where the next import is to lose its connection, and the client's end of it. */
let next: { stage: Stage; socket: Socket } | undefined;
async function cut(stage: Stage, { url, socket }: FastifyRequest): Promise<void> {
  if (url !== contract.importQuestions.path || next?.stage !== stage) return;
  const closed = once(socket, 'close');
  next.socket.destroy();
  next = undefined;
  await closed;
}
app.addHook('preHandler', (request) => cut('preHandler', request));
app.addHook('onSend', (request) => cut('onSend', request));
await app.listen({ host: '127.0.0.1', port: 0 });

const GIFT = Array.from({ length: 20 }, (_, at) => `Soal ${at + 1}? {=ya ~tidak}`).join('\n\n');
const files = [{ field: 'file', filename: 'soal.txt', content: GIFT }];
const anEmpty = () => anExamination(context, { published: false, sections: [] });
const preview = (examination_id: string) =>
  call(contract.previewImport, { as: admin, body: { examination_id }, files });
const send = (import_id: string) => call(contract.importQuestions, { as: admin, body: { import_id } });
const bankIds = async (examId: string) =>
  (await call(contract.listBankItems, { as: admin, params: { examId } })).reply.map(({ id }) => id).sort();

/** Opens a connection, and sends a request of which `body` may be only the start. */
async function sendRaw(path: string, type: string, length: number, body: Uint8Array): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${await tokenOf(admin)}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return socket;
}

test('an import that is sent again while the first still runs stores its questions once', async () => {
  const { id } = await anEmpty();
  const { import_id } = (await preview(id)).reply;
  const replies = await Promise.all([send(import_id), send(import_id), send(import_id)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [first, ...others] = replies.map(({ reply: { bank_ids } }) => bank_ids);
  expect(first).toHaveLength(20);
  for (const ids of others) expect(ids).toEqual(first);
  expect(await bankIds(id)).toEqual([...(first ?? [])].sort());
});

test.each<[string, Stage]>([
  ['before its questions are stored', 'preHandler'],
  ['before the reply', 'onSend'],
])('an import whose connection breaks %s is sent again', async (_, stage) => {
  const { id } = await anEmpty();
  const { import_id } = (await preview(id)).reply;
  const body = Buffer.from(JSON.stringify({ import_id }));
  const socket = await sendRaw(
    contract.importQuestions.path,
    'application/json',
    body.length,
    body.subarray(0, -1),
  );
  const replied = vi.fn();
  socket.on('data', replied);
  next = { stage, socket };
  const closed = once(socket, 'close');
  socket.write(body.subarray(-1));
  await closed;
  expect(replied).not.toHaveBeenCalled();
  if (stage === 'onSend') expect(await bankIds(id)).toHaveLength(20);

  const again = await send(import_id);
  expect([again.status, again.reply.counts]).toEqual([201, { stored: 20, skipped: 0 }]);
  expect((await send(import_id)).reply.bank_ids).toEqual(again.reply.bank_ids);
  expect(await bankIds(id)).toEqual([...again.reply.bank_ids].sort());
});

test('a preview whose upload breaks leaves neither rows nor files', async () => {
  const { id } = await anEmpty();
  const { payload, type } = await asForm({ examination_id: id }, files);
  const uploads = () => readdir(context.uploads, { recursive: true });
  const before = await uploads();
  const half = payload.subarray(0, payload.length / 2);
  const socket = await sendRaw(contract.previewImport.path, type, payload.length, half);
  await vi.waitFor(async () => expect(await uploads()).not.toEqual(before), { interval: 5 });
  socket.destroy();
  await vi.waitFor(async () => expect(await uploads()).toEqual(before), { timeout: 5000 });
  const rows = context.db.selectFrom('imports').selectAll().where('examination_id', '=', id);
  expect(await rows.execute()).toEqual([]);

  expect((await preview(id)).reply.counts).toMatchObject({ read: 20, ready: 20 });
  expect(await rows.execute()).toHaveLength(1);
  expect(await uploads()).toEqual(before);
});
