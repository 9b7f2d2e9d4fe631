import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getAccount, saveAnswers } from '@lulus/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aStudent } from '../../../../test/factories.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { CROWD } from './limit-crowds.ts';

const { app, context, call, tokenOf } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Begins a request, but never sends its whole body. */
function begin(token: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(
    `PUT ${saveAnswers.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{`,
  );
  return socket;
}

test('a caller with dozens of running requests gets 429 until some have ended, and other callers are served', async () => {
  const [student, other] = [await aStudent(context), await aStudent(context)];
  const token = await tokenOf(student);
  const body = { exam_id: randomUUID(), answers: [] };
  const statusOf = async (as: typeof student) => (await call(saveAnswers, { as, body })).status;
  const sockets = Array.from({ length: CROWD }, () => begin(token));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  async function statusOrAnother() {
    const status = await statusOf(student);
    // A busy machine may not have received all the others yet.
    if (status !== 429) sockets.push(begin(token));
    return status;
  }
  await expect.poll(statusOrAnother, { timeout: 10_000 }).toBe(429);
  expect(await statusOf(other)).toBe(404);
  expect((await call(getAccount, { as: student })).status).toBe(200);
  const ends = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.destroy();
  await Promise.all(ends);
  await expect.poll(() => statusOf(student), { timeout: 10_000 }).toBe(404);
});

describe('requests on closed connections no longer count', () => {
  const body = JSON.stringify({ exam_id: randomUUID(), answers: [] });
  const requestOf = (token: string) =>
    `PUT ${saveAnswers.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

  /** Sends `text` over many connections, and resets them while the token `verified` is being verified. */
  async function sendAndReset(text: string, verified: string): Promise<void> {
    const released = Promise.withResolvers<void>();
    const verify = context.sessions.verify.bind(context.sessions);
    let calls = 0;
    const spy = vi.spyOn(context.sessions, 'verify').mockImplementation(async (token) => {
      if (token === verified) {
        calls += 1;
        await released.promise;
      }
      return verify(token);
    });
    const sockets = Array.from({ length: CROWD }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      socket.write(text);
      return socket;
    });
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(CROWD);
    for (const socket of sockets) socket.resetAndDestroy();
    const connections = () =>
      new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    released.resolve();
    spy.mockRestore();
  }

  async function expectNone(token: string): Promise<void> {
    const saved = async () =>
      (await call(saveAnswers, { as: token, body: { exam_id: randomUUID(), answers: [] } })).status;
    // The server may handle the first one before it notices the closed connections.
    await saved();
    const several = () => Promise.all(Array.from({ length: 5 }, saved));
    await expect.poll(several, { timeout: 10_000 }).toEqual([404, 404, 404, 404, 404]);
  }

  test('if they closed before they were counted', async () => {
    const token = await tokenOf(await aStudent(context));
    await sendAndReset(requestOf(token), token);
    await expectNone(token);
  });

  test('if they closed while a pipelined request waited for an earlier reply', async () => {
    const [token, other] = [await tokenOf(await aStudent(context)), await tokenOf(await aStudent(context))];
    await sendAndReset(requestOf(other) + requestOf(token), other);
    await expectNone(token);
  });
});
