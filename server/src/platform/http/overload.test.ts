/** Requests to a process whose event loop is delayed. */
import { getSettings, listExaminations } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../process/app.ts';
import { rejectOverload } from './limits.ts';

const NANOSECONDS_PER_MS = 1_000_000;
/** The measured delay of each application in milliseconds, in the order of their creation. */
const delays = vi.hoisted(() => [6000, 4000]);
vi.mock('@fastify/under-pressure', (original) => {
  const monitorEventLoopDelay = () => ({
    mean: (delays.shift() ?? 0) * NANOSECONDS_PER_MS,
    enable: () => true,
    reset: () => undefined,
  });
  Object.assign(process.getBuiltinModule('node:perf_hooks'), { monitorEventLoopDelay });
  return original();
});

const { context, log, tokenOf } = await createTestApp();
async function buildServing() {
  const app = await buildApp(context, log);
  await rejectOverload(app);
  afterAll(() => app.close());
  return app;
}
const app = await buildServing();
const slow = await buildServing();
const authorization = `Bearer ${await tokenOf(await aStudent(context))}`;
const WAIT = { timeout: 20_000, interval: 100 };

async function statusesOf(asked: FastifyInstance) {
  const urls = [getSettings.path, listExaminations.path, '/healthz', '/readyz'];
  const answers = urls.map((url) => asked.inject({ url, headers: { authorization } }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

test('a delay of six seconds is answered with 503 except by health checks, and one of four is accepted', async () => {
  await vi.waitUntil(() => app.isUnderPressure() && slow.memoryUsage().eventLoopDelay > 0, WAIT);
  expect(await statusesOf(app)).toEqual([503, 503, 200, 200]);
  expect(await statusesOf(slow)).toEqual([200, 200, 200, 200]);
  const { headers, json } = await app.inject(getSettings.path);
  expect([headers['retry-after'], json()]).toEqual([
    '5',
    { code: 'unavailable', params: {}, message: 'The server is busy. Please try again in a moment.' },
  ]);
});
