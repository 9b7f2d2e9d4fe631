import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends bytes, and returns the reply when the server has closed the connection. */
async function ask(bytes: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
}

test.each([
  ['a message that is not HTTP', 'good morning\r\n\r\n', 400, 'bad_request'],
  [
    'a request with two content lengths',
    'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
  [
    'a request whose headers exceed their limit',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'too_large',
  ],
])('%s gets an error in the contract’s shape, and the connection ends', async (_, bytes, status, code) => {
  const answer = await ask(bytes);
  expect(answer).toMatchObject({ status, body: { message: expect.any(String), code } });
  expect(answer.head).toMatch(/x-request-id: [0-9a-f-]{36}/);
});

test('the error for cookies that fill the headers makes the browser delete its cookies', async () => {
  const { status, head } = await ask(`GET / HTTP/1.1\r\nhost: x\r\ncookie: a=${'y'.repeat(20_000)}\r\n\r\n`);
  expect(status).toBe(431);
  expect(head).toContain('clear-site-data: "cookies"');
});

test('an address that cannot be decoded gets an error in the contract’s shape', async () => {
  const response = await app.inject('/api/examination/%zz');
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  expect(response.headers).toMatchObject({ 'x-request-id': expect.any(String), 'cache-control': 'no-store' });
});

test('an address with a very long parameter reaches its route, which rejects it', async () => {
  const response = await app.inject({ method: 'POST', url: `/api/examination/${'x'.repeat(5000)}` });
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
});
