import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings, getState, listExaminations, register } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { CONNECTION_LIMITS, PER_ADDRESS, PER_USER } from './limits.ts';

const { app, context, tokenOf } = await createTestApp();

const { timeout, requestTimeout, headersTimeout } = app.server;

test('the server has the limits of limits.ts', () => {
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
  // The rest of a request that is still arriving may reset the connection.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return received;
}

const SLOW_HEADERS = 'GET /api/settings HTTP/1.1\r\nhost: x\r\n';
const SLOW_BODY =
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';

test.each([
  ['headers come one by one', SLOW_HEADERS, 'x: y\r\n'],
  ['body comes byte by byte', SLOW_BODY, ' '],
  ['first byte never comes', '', ''],
])('a connection whose %s is closed', async (_, begin, piece) => {
  expect(await drip(begin, piece, 100)).toMatch(/^(HTTP\/1\.1 408 |$)/);
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

describe('the rate limit', () => {
  async function ask(
    url: string,
    { token, address = '10.6.0.1' }: { token?: string; address?: string } = {},
  ) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url, headers, remoteAddress: address });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }

  async function statusesOf(times: number, request: () => Promise<{ status: number }>) {
    const statuses = [];
    for (let time = 0; time < times; time++) statuses.push((await request()).status);
    return new Set(statuses);
  }

  test('is per user, and answers in the contract’s shape', async () => {
    const [token, other] = [await tokenOf(await aStudent(context)), await tokenOf(await aStudent(context))];
    const url = listExaminations.path;
    expect(await statusesOf(PER_USER, () => ask(url, { token }))).toEqual(new Set([200]));
    const { status, headers, body } = await ask(url, { token });
    const seconds = Number(headers['retry-after']);
    expect([status, body]).toEqual([
      429,
      {
        code: 'rate_limited',
        params: { seconds },
        message: `Too many tries. Please wait ${seconds} s and try again.`,
      },
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    // It counts all calls together, and other users at the same address are served.
    expect((await ask(`${getState.path}?exam_id=${randomUUID()}`, { token })).status).toBe(429);
    expect((await ask(url, { token: other })).status).toBe(200);
  });

  test('is per address for callers without a session, whose classmates continue', async () => {
    const url = getSettings.path;
    const address = '2001:db8:6:6::1';
    expect(await statusesOf(PER_ADDRESS, () => ask(url, { address }))).toEqual(new Set([200]));
    expect((await ask(url, { address: '2001:db8:6:6::2' })).status).toBe(429);
    expect((await ask(url, { address: '2001:db8:6:7::1' })).status).toBe(200);
    const token = await tokenOf(await aStudent(context));
    expect((await ask(listExaminations.path, { token, address })).status).toBe(200);
    expect((await app.inject({ url: '/healthz', remoteAddress: address })).statusCode).toBe(200);
  }, 60_000);

  test('lets a class register at once from one address', async () => {
    const signUp = async (address: string) => ({
      status: (await app.inject({ method: 'POST', url: register.path, payload: {}, remoteAddress: address }))
        .statusCode,
    });
    expect(await statusesOf(300, () => signUp('10.6.0.2'))).toEqual(new Set([422]));
    expect((await signUp('10.6.0.2')).status).toBe(429);
    expect((await ask(getSettings.path, { address: '10.6.0.2' })).status).toBe(200);
  });
});
