/** Tries are counted in the database: all nodes share the counts, and a restart keeps them. */
import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { PASSWORD } from '../../../test/factories.ts';
import { loginAttempts } from '../../../test/log-in-as.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { noNotices } from '../../platform/db/notices.ts';
import { buildApp } from '../../process/app.ts';
import type { Context } from '../../process/create-context.ts';
import { createContext } from '../../process/create-context.ts';
import { createThrottle } from './throttle.ts';

const server = await createTestApp();
const { context, log } = server;
const { statusOf, hammer, emailOf } = loginAttempts(server);

async function tryingAt(node: Context) {
  const app = await buildApp(node, log);
  afterAll(() => app.close());
  return loginAttempts({ ...server, app });
}

const there = await tryingAt((await anotherNode(context)).other);

test('a client that used up its tries at one node waits at another, and after a restart', async () => {
  const email = await emailOf();
  const first = await hammer(email);
  expect(first).toMatchObject({ tries: 5, status: 429 });
  expect(await there.hammer(email)).toMatchObject({ tries: 0, status: 429 });
  const restarted = await tryingAt(await createContext(context.config, context.db, context.clock, noNotices));
  expect(await restarted.statusOf(email, PASSWORD)).toBe(429);
});

test('tries at two nodes add up', async () => {
  const email = await emailOf();
  const statuses = [];
  for (const { statusOf: tryAt } of [there, { statusOf }, there, { statusOf }, there, { statusOf }, there]) {
    statuses.push(await tryAt(email, 'wrong password'));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

const keyAt = ({ throttle }: Pick<Context, 'throttle'>) =>
  throttle.countOf('place', 'siti@example.test', 'network', '10.0.0.1').key;

test('a new JWT_SECRET does not reset the counts', async () => {
  const node = (JWT_SECRET: string) =>
    createContext({ ...context.config, JWT_SECRET }, context.db, context.clock, noNotices);
  const [before, after] = [await node('a'.repeat(32)), await node('b'.repeat(32))];
  expect(keyAt(after)).toEqual(keyAt(before));
});

test('a count does not reveal its account without the key', () => {
  const { db, clock } = context;
  const elsewhere = createThrottle({ db, clock, key: randomBytes(32) });
  expect(keyAt({ throttle: elsewhere })).not.toEqual(keyAt(context));
});
