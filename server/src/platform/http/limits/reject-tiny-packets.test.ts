import { type AddressInfo, connect } from 'node:net';
import { importStudents, login } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends a login in chunks of `bytes` bytes. Returns what the server sent until it closed the connection. */
async function inPieces(body: string, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks = body.match(new RegExp(`.{1,${bytes}}`, 'g')) ?? [];
  const pieces = chunks.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  socket.write(
    `POST ${login.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `transfer-encoding: chunked\r\n\r\n${pieces.join('')}0\r\n\r\n`,
  );
  await closed;
  return received;
}

const body = JSON.stringify({
  email: 'student@example.test',
  password: 'x'.repeat(10),
  more: 'y'.repeat(6000),
});

test('a large body in chunks of one byte ends the connection', async () => {
  expect(await inPieces(body, 1)).toBe('');
});

test.each([
  ['a small body in chunks of one byte', body.replace(/y{100,}/, ''), 1],
  ['a large body in chunks of 1,000 bytes', body, 1000],
])('%s is read', async (_, some, bytes) => {
  expect(await inPieces(some, bytes)).toMatch(/^HTTP\/1\.1 401 /);
});

test('the rest of a rejected form in chunks of one byte ends the connection, too', async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  socket.resume();
  socket.write(
    `POST ${importStudents.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
      `transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(20_000)}`,
  );
  await closed;
  // Less than `LINGER_MS` of multipart-scope.ts, after which any rejected form is cut off.
}, 10_000);
