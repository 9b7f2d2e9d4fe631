import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getAccount, saveAnswers } from '@lulus/contract';
import { expect, onTestFinished, test } from 'vitest';
import { aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { CROWD } from './crowds.ts';

const { app, context, call, tokenOf } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Begins a request whose body does not come. */
function begin(token: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(
    `PUT ${saveAnswers.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{`,
  );
  return socket;
}

test('who has dozens of requests under way is refused another one until some have ended, and nobody else is', async () => {
  const [student, other] = [await aStudent(context), await aStudent(context)];
  const token = await tokenOf(student);
  const body = { exam_id: randomUUID(), answers: [] };
  const statusOf = async (as: typeof student) => (await call(saveAnswers, { as, body })).status;
  const sockets = Array.from({ length: CROWD }, () => begin(token));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await expect.poll(() => statusOf(student), { timeout: 10_000 }).toBe(429);
  expect(await statusOf(other)).toBe(404);
  expect((await call(getAccount, { as: student })).status).toBe(200);
  const ends = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.destroy();
  await Promise.all(ends);
  await expect.poll(() => statusOf(student), { timeout: 10_000 }).toBe(404);
});
