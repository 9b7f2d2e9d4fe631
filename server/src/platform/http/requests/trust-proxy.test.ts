import { randomUUID } from 'node:crypto';
import { login } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app: direct } = await createTestApp();
const { app: behindProxy } = await createTestApp({ TRUST_PROXY: '10.9.0.0/16' });

interface Route {
  /** Address of the connection's other end. */
  peer: string;
  /** Value of `X-Forwarded-For`. */
  forwarded: string;
}

/** Returns the statuses of six logins to one account with a wrong password, each over its own route. */
async function sixLogins(app: FastifyInstance, route: (time: number) => Route) {
  const email = `${randomUUID()}@example.test`;
  const statuses = [];
  for (let time = 1; time <= 6; time++) {
    const { peer, forwarded } = route(time);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: login.path,
      payload: { email, password: 'wrong password' },
      remoteAddress: peer,
      headers: { 'x-forwarded-for': forwarded },
    });
    statuses.push(statusCode);
  }
  return statuses;
}

const throttled = [401, 401, 401, 401, 401, 429];
const free = [401, 401, 401, 401, 401, 401];

test('without TRUST_PROXY, X-Forwarded-For is ignored', async () => {
  expect(
    await sixLogins(direct, (time) => ({ peer: '203.0.113.5', forwarded: `198.51.100.${time}` })),
  ).toEqual(throttled);
});

test('behind a trusted proxy, the forwarded address counts', async () => {
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: '10.9.0.1', forwarded: `198.51.100.${time}` })),
  ).toEqual(free);
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: `10.9.0.${time}`, forwarded: '198.51.100.7' })),
  ).toEqual(throttled);
});

test('an address that the client adds before the proxy’s entry is ignored', async () => {
  const route = (time: number) => ({ peer: '10.9.0.1', forwarded: `198.51.100.${time}, 203.0.113.5` });
  expect(await sixLogins(behindProxy, route)).toEqual(throttled);
});

test('a header from a client that bypasses the proxy is ignored', async () => {
  const route = (time: number) => ({ peer: '203.0.113.6', forwarded: `198.51.100.${time}` });
  expect(await sixLogins(behindProxy, route)).toEqual(throttled);
});

test.each([
  ['a port', (time: number) => `203.0.113.9:${20_000 + time}`],
  ['brackets and a port', (time: number) => `[2001:db8:9::1]:${20_000 + time}`],
  ['an invalid address', (time: number) => `not an address ${time}`],
])('a proxy that sends %s gives a client only one address', async (_, forwardedOf) => {
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: '10.9.0.1', forwarded: forwardedOf(time) })),
  ).toEqual(throttled);
});
