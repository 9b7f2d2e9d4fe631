import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

const { app } = await createTestApp();

const { timeout, requestTimeout, headersTimeout } = app.server;

test('the server has the limits of connection-limits.ts', () => {
  expect({ connectionTimeout: timeout, requestTimeout, headersTimeout }).toEqual({
    connectionTimeout: CONNECTION_LIMITS.connectionTimeout,
    requestTimeout: CONNECTION_LIMITS.requestTimeout,
    headersTimeout: CONNECTION_LIMITS.http.headersTimeout,
  });
});

/** Shortens the limits from minutes to milliseconds for the tests below. */
async function listenWithShortLimits(): Promise<number> {
  Object.assign(app.server, {
    timeout: 1500,
    headersTimeout: 300,
    requestTimeout: 900,
    connectionsCheckingInterval: 50,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const port = await listenWithShortLimits();

/** Sends `piece` every `everyMs` until the server closes the connection. Returns what the server sent. */
async function drip(begin: string, piece: string, everyMs: number): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), everyMs);
  await once(socket, 'close');
  clearInterval(timer);
  return received;
}

const SLOW_HEADERS = 'GET /api/settings HTTP/1.1\r\nhost: x\r\n';
const SLOW_BODY =
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';

test.each([
  ['headers come one by one', SLOW_HEADERS, 'x: y\r\n', /^HTTP\/1\.1 408 /],
  ['body comes byte by byte', SLOW_BODY, ' ', /^HTTP\/1\.1 408 /],
  ['first byte never comes', '', '', /^(HTTP\/1\.1 408 |$)/],
])('a connection whose %s is closed', async (_, begin, piece, answer) => {
  expect(await drip(begin, piece, 100)).toMatch(answer);
});

test('slow callers do not delay other callers', async () => {
  const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) {
    socket.resume().on('error', () => undefined);
    socket.write(SLOW_HEADERS);
  }
  const response = await fetch(`http://127.0.0.1:${port}${getSettings.path}`);
  expect(response.status).toBe(200);
  // In the end the server closes the slow connections.
  while (sockets.some((socket) => !socket.closed)) await sleep(50);
});
