import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getSettings, getState, login } from '@lulus/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../../test/factories.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../process/app.ts';
import { createRefusalTurns } from './delay-unauthenticated-errors.ts';

const { context, tokenOf } = await createTestApp();
const app = await buildApp(context);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

test('a thousand errors are sent at once, further ones in turn, and none is delayed for over two seconds', () => {
  let at = 0;
  const turn = createRefusalTurns(() => at);
  const aThousand = () => Array.from({ length: 1000 }, () => turn());
  expect(Math.max(...aThousand())).toBe(0);
  expect([turn(), turn(), turn(25)]).toEqual([20, 40, 540]);
  expect(Math.max(...aThousand())).toBe(2000);
  at += 60_000;
  expect(Math.max(...aThousand())).toBe(0);
});

beforeEach(() => {
  while (app.refusalTurn() < 1000);
});

async function statusOf(url: string, request: { token?: string; payload?: object } = {}): Promise<number> {
  const { token, payload } = request;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const method = payload ? 'POST' : 'GET';
  return (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
}

async function sendNoise(): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write('noise\r\n\r\n');
  await once(socket, 'close');
  return Number(received.split(' ')[1]);
}

const state = `${getState.path}?exam_id=${randomUUID()}`;
const wrong = { email: 'unknown@example.test', password: 'not the one' };

test.each([
  ['without a session', () => statusOf(state), 401],
  ['with a wrong password', () => statusOf(login.path, { payload: wrong }), 401],
  ['with an invalid address', () => statusOf('/api/%zz'), 400],
  ['without HTTP', sendNoise, 400],
])(
  'a flood delays the error of a request %s, but no accepted requests and no users with a session',
  async (_, sendRejected, status) => {
    const token = await tokenOf(await aStudent(context));
    const order: string[] = [];
    const rejected = sendRejected().finally(() => order.push('rejected'));
    expect(await statusOf(getSettings.path)).toBe(200);
    expect(await statusOf(state, { token })).toBe(404);
    order.push('others');
    expect(await rejected).toBe(status);
    expect(order).toEqual(['others', 'rejected']);
  },
);
