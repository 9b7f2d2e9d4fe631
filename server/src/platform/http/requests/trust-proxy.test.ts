import { randomUUID } from 'node:crypto';
import { login } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const { app: direct } = await createTestApp();
const { app: behindProxy } = await createTestApp({ TRUST_PROXY: '10.9.0.0/16' });

interface Way {
  /** Whose connection reaches the server. */
  peer: string;
  forwarded: string;
}

/** The statuses of six wrong logins to one account, each by the way that is given for it. */
async function sixLogins(app: FastifyInstance, way: (time: number) => Way) {
  const email = `${randomUUID()}@example.test`;
  const statuses = [];
  for (let time = 1; time <= 6; time++) {
    const { peer, forwarded } = way(time);
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

test('without TRUST_PROXY a forged X-Forwarded-For changes nothing', async () => {
  expect(
    await sixLogins(direct, (time) => ({ peer: '203.0.113.5', forwarded: `198.51.100.${time}` })),
  ).toEqual(throttled);
});

test('behind a trusted proxy the address is the client’s', async () => {
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: '10.9.0.1', forwarded: `198.51.100.${time}` })),
  ).toEqual(free);
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: `10.9.0.${time}`, forwarded: '198.51.100.7' })),
  ).toEqual(throttled);
});

test('an address that a client adds before the proxy’s own changes nothing', async () => {
  const way = (time: number) => ({ peer: '10.9.0.1', forwarded: `198.51.100.${time}, 203.0.113.5` });
  expect(await sixLogins(behindProxy, way)).toEqual(throttled);
});

test('a header from a client that bypasses the proxy is ignored', async () => {
  const way = (time: number) => ({ peer: '203.0.113.6', forwarded: `198.51.100.${time}` });
  expect(await sixLogins(behindProxy, way)).toEqual(throttled);
});

test.each([
  ['a port', (time: number) => `203.0.113.9:${20_000 + time}`],
  ['brackets and a port', (time: number) => `[2001:db8:9::1]:${20_000 + time}`],
  ['what is no address', (time: number) => `not an address ${time}`],
])('a proxy that writes %s makes no further addresses of one', async (_, forwardedOf) => {
  expect(
    await sixLogins(behindProxy, (time) => ({ peer: '10.9.0.1', forwarded: forwardedOf(time) })),
  ).toEqual(throttled);
});
