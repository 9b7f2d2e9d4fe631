import { type AddressInfo, connect } from 'node:net';
import { importStudents, login } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends a login in pieces of so many bytes, and answers what came back until the connection was closed. */
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

test('a body that comes byte by byte ends the connection', async () => {
  expect(await inPieces(body, 1)).toBe('');
});

test.each([
  ['a small one', body.replace(/y{100,}/, ''), 1],
  ['one in packets', body, 1000],
])('%s in chunks is read', async (_, some, bytes) => {
  expect(await inPieces(some, bytes)).toMatch(/^HTTP\/1\.1 401 /);
});

test('the rest of a refused form ends the connection, too, if it comes byte by byte', async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  socket.resume();
  socket.write(
    `POST ${importStudents.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
      `transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(20_000)}`,
  );
  await closed;
  // Sooner than the rest of any other form is given up.
}, 10_000);
