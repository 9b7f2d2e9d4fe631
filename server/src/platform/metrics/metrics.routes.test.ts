import { readFileSync } from 'node:fs';
import {
  finishSection,
  getClock,
  getPaper,
  getState,
  playItem,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from '@lulus/contract';
import { register } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { attemptCalls, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { watchAttempts } from '../../attempts/deadline/watch-attempts.ts';
import { buildApp } from '../../process/app.ts';
import { openDatabase } from '../db/database.ts';
import { batchSize, batchWaitSeconds } from './metrics.ts';
import { watchPool, watchProcess } from './watch-process.ts';

const METRICS_TOKEN = 'a token for the metrics';
const testApp = await createTestApp({ METRICS_TOKEN });
const { app, context, clock, log, tokenOf } = testApp;
const { aRunningAttempt, submit } = attemptCalls(testApp);
// Other test files may have counted requests in this process.
register.resetMetrics();
watchProcess();
watchAttempts(context);
const { DATABASE_URL = '' } = context.config;
await openDatabase({ connectionString: DATABASE_URL, onPool: watchPool }).destroy();

const get = (url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
const metrics = async () => (await get('/metrics', `Bearer ${METRICS_TOKEN}`)).body;
const valueIn = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('the metrics', () => {
  test('require the token of the configuration', async () => {
    const [student, admin] = [await aStudent(context), await anAdmin(context)];
    for (const token of [undefined, '', 'x', await tokenOf(student), await tokenOf(admin)]) {
      const response = await get('/metrics', token === undefined ? undefined : `Bearer ${token}`);
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    }
    const response = await get('/metrics', `Bearer ${METRICS_TOKEN}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4');
  });

  test('do not exist if no token is set', async () => {
    const closed = await buildApp(
      { ...context, config: { ...context.config, METRICS_TOKEN: undefined } },
      log,
    );
    const response = await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } });
    expect(response.statusCode).toBe(404);
    await closed.close();
  });

  test('label request times with the route’s pattern, never with the requested path', async () => {
    await get('/api/examination/5ecre7');
    await get('/api/no-such-5ecre7?token=5ecre7');
    const text = await metrics();
    expect(text).toMatch(/_count\{method="GET",route="\/api\/examination\/:id",status="401"\} 1\n/);
    expect(text).toMatch(/_count\{method="any",route="none",status="404"\} 1\n/);
    expect(text).not.toContain('5ecre7');
  });

  test('count batches by kind', async () => {
    batchSize.observe({ kind: 'saves' }, 40);
    batchWaitSeconds.observe({ kind: 'saves' }, 0.003);
    const text = await metrics();
    expect(text).toMatch(/^lulus_batch_size_bucket\{le="32",kind="saves"\} 0$/m);
    expect(text).toMatch(/^lulus_batch_size_bucket\{le="64",kind="saves"\} 1$/m);
    expect(text).toMatch(/^lulus_batch_wait_seconds_sum\{kind="saves"\} 0.003$/m);
  });

  test('have the number of running attempts, and the delay of closing overdue ones', async () => {
    const { student, exam_id } = await aRunningAttempt({ minutes: 10 });
    let text = await metrics();
    expect(valueIn(text, 'lulus_attempts_running')).toBe(1);
    expect(valueIn(text, 'lulus_sweep_lag_seconds')).toBe(0);
    clock.advance(12 * MINUTE);
    text = await metrics();
    expect(valueIn(text, 'lulus_sweep_lag_seconds')).toBeGreaterThanOrEqual(110);
    await submit(student, exam_id);
    text = await metrics();
    expect(valueIn(text, 'lulus_attempts_running')).toBe(0);
    expect(valueIn(text, 'lulus_sweep_lag_seconds')).toBe(0);
  });
});

const dashboard = readFileSync(new URL('../../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');

test('the dashboard uses existing metrics only', async () => {
  const expressions = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => expr);
  const named = expressions.flatMap((expr) => expr.match(/\b(?:lulus|nodejs|process)_\w+/g) ?? []);
  const known = (await register.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  );
  expect(expressions.length).toBeGreaterThan(8);
  expect(named.length).toBeGreaterThanOrEqual(expressions.length);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('the dashboard’s route filters list every endpoint of an attempt, with the contract’s paths', () => {
  const filters = [...dashboard.matchAll(/route=~\\"([^"(]*)\(([^)]*)\)\\"/g)];
  const filtered = filters.map(([, before = '', ends = '']) => ends.split('|').map((end) => before + end));
  expect(filtered.length).toBe(dashboard.split('route=~').length - 1);
  expect(filtered.length).toBeGreaterThan(0);
  const inAttempt = [getState, getPaper, saveAnswers, playItem, getClock, takeOver, finishSection];
  const paths = [startExam, ...inAttempt, submitExam, sendLateAnswers].map(({ path }) => path);
  for (const routes of filtered) expect(routes).toEqual(paths);
});
