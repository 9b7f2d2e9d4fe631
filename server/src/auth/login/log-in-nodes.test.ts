/** Tries are counted in the database: all nodes share the counts, and a restart keeps them. */
import { afterAll, expect, test } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { PASSWORD } from '../../../test/factories.ts';
import { loginAttempts } from '../../../test/log-in-as.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { noNotices } from '../../platform/db/notices.ts';
import { buildApp } from '../../process/app.ts';
import type { Context } from '../../process/create-context.ts';
import { createContext } from '../../process/create-context.ts';

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
