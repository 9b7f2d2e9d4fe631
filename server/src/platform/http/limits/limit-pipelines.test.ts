import { type AddressInfo, connect } from 'node:net';
import { getSettings } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends `requests` requests in one piece. Returns the number of replies, and whether the server ended the connection. */
async function sendAtOnce(requests: number): Promise<{ answered: number; ended: boolean }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined);
  socket.write(`GET ${getSettings.path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(requests));
  const answered = () => received.split('HTTP/1.1 200').length - 1;
  const all = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk;
      if (answered() === requests) resolve();
    });
  });
  await Promise.race([all, new Promise((resolve) => socket.once('close', resolve))]);
  const ended = socket.closed;
  socket.destroy();
  return { answered: answered(), ended };
}

test('two pipelined requests are both answered', async () => {
  expect(await sendAtOnce(2)).toEqual({ answered: 2, ended: false });
});

test('a connection with thousands of pipelined requests is ended, and others are served', async () => {
  const before = process.memoryUsage().rss;
  const { answered, ended } = await sendAtOnce(3000);
  expect([answered < 3, ended]).toEqual([true, true]);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  expect(await sendAtOnce(1)).toEqual({ answered: 1, ended: false });
});
