/** Limits per caller in the whole application. limit-per-caller.test.ts tests the queue itself. */
import { exportAuditLines, listExaminations } from '@lulus/contract';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../process/app.ts';
import { CROWD } from './limits/limit-crowds.ts';
import { COSTLY } from './serve.ts';

const { app, context, log, tokenOf } = await createTestApp();
const { other } = await anotherNode(context);

/** Locks the audit log, so that requests which read it wait. Returns a function that releases the lock. */
async function lockLog() {
  const isReleased = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const transaction = other.db.transaction().execute(async (trx) => {
    await sql`lock table audit_log in access exclusive mode`.execute(trx);
    isLocked.resolve();
    await isReleased.promise;
  });
  await isLocked.promise;
  const release = async () => {
    isReleased.resolve();
    await transaction;
  };
  onTestFinished(release);
  return release;
}

test('four costly calls of a caller run, twenty wait, and the next is rejected with 429', async () => {
  const [admin, second] = [await tokenOf(await anAdmin(context)), await tokenOf(await anAdmin(context))];
  const release = await lockLog();
  const answered: number[] = [];
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await app.inject({ url: exportAuditLines.path, headers });
    answered.push(statusCode);
  };
  const { atOnce, waiting } = COSTLY;
  expect([atOnce, waiting]).toEqual([4, 20]);
  const asked = Array.from({ length: atOnce + waiting + 1 }, () => ask(admin));
  await expect.poll(() => answered, { timeout: 10_000 }).toEqual([429]);
  asked.push(ask(second));
  await release();
  await Promise.all(asked);
  expect(answered.toSorted()).toEqual([...Array(atOnce + waiting + 1).fill(200), 429]);
});

test('eight other calls of a caller run at once, and the rest wait', async () => {
  const [student, classmate] = [await aStudent(context), await aStudent(context)];
  const released = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ownAttempts: typeof context.ownAttempts = async (userId) => {
    begun.push(userId);
    await released.promise;
    return context.ownAttempts(userId);
  };
  const slow = await buildApp({ ...context, ownAttempts }, log);
  afterAll(() => slow.close());
  const ask = async (as: typeof student) => {
    const headers = { authorization: `Bearer ${await tokenOf(as)}` };
    return (await slow.inject({ url: listExaminations.path, headers })).statusCode;
  };
  const asked = Array.from({ length: CROWD / 2 }, () => ask(student));
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(8);
  asked.push(ask(classmate));
  await expect.poll(() => begun, { timeout: 10_000 }).toContain(classmate.id);
  expect(begun).toHaveLength(9);
  released.resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});
