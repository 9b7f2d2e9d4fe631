import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { waitUntilBlocked } from '../../test/wait-until-blocked.ts';
import { lockAttempt } from '../attempts/attempts.queries.ts';
import { lockLogins } from '../auth/account/users.queries.ts';
import { lockStudent } from './students.queries.ts';

const app = await createTestApp();
const { call, context, tokenOf } = app;
const { aRunningAttempt, start } = attemptCalls(app);
const admin = await anAdmin(context);

const listed = async () => (await call(contract.listStudents, { as: admin })).reply;
const remove = (ids: string[]) => call(contract.deleteStudents, { as: admin, body: { ids } });
const change = (students: { id: string; class: string | null }[]) =>
  call(contract.changeClasses, { as: admin, body: { students } });

describe('deleting selected students', () => {
  test('rejects an empty list, too many ids and an invalid id', async () => {
    const many = Array.from({ length: contract.MAX_CHOSEN + 1 }, () => randomUUID());
    for (const ids of [[], many, ['x']]) expect((await remove(ids)).status).toBe(422);
  });

  test('deletes them with their attempts and sessions, and returns how many are missing', async () => {
    const { student } = await aRunningAttempt();
    const [other, stays] = [await aStudent(context), await aStudent(context)];
    const token = await tokenOf(student);
    const { reply } = await remove([student.id, other.id, other.id, randomUUID()]);
    expect(reply).toMatchObject({ deleted: 2, missing: 1 });
    const ids = (await listed()).map(({ id }) => id);
    expect(ids).toContain(stays.id);
    expect(ids).not.toContain(student.id);
    expect((await call(contract.listExaminations, { as: token })).status).toBe(401);
  });

  test('never deletes an admin', async () => {
    const { reply } = await remove([admin.id]);
    expect(reply).toMatchObject({ deleted: 0, missing: 1 });
    expect((await call(contract.listStudents, { as: admin })).status).toBe(200);
  });
});

describe('changing the class of selected students', () => {
  test('returns the old classes, with which the change can be undone', async () => {
    const a = await aStudent(context, { class: '7A' });
    const b = await aStudent(context, { class: null });
    const there = await aStudent(context, { class: '8C' });
    const classesOf = async () => {
      const all = await listed();
      return [a, b, there].map(({ id }) => all.find((student) => student.id === id)?.class);
    };
    const gone = { id: randomUUID(), class: '8C' };
    const { reply } = await change([...[a, b, there].map(({ id }) => ({ id, class: ' 8C ' })), gone]);
    expect(reply.missing).toBe(1);
    expect(new Map(reply.changed.map((one) => [one.id, one.class]))).toEqual(
      new Map([
        [a.id, '7A'],
        [b.id, null],
      ]),
    );
    expect(await classesOf()).toEqual(['8C', '8C', '8C']);
    await change(reply.changed);
    expect(await classesOf()).toEqual(['7A', null, '8C']);
  });

  test('rejects a class name that is too long, and changes no one', async () => {
    const { id } = await aStudent(context, { class: '7A' });
    const { status } = await change([
      { id, class: '8C' },
      { id: randomUUID(), class: 'x'.repeat(51) },
    ]);
    expect(status).toBe(422);
    expect((await listed()).find((student) => student.id === id)?.class).toBe('7A');
  });
});

test('an id in capitals is the same student, neither missing nor counted twice', async () => {
  const moved = await aStudent(context, { class: '7A' });
  const { reply } = await change([{ id: moved.id.toUpperCase(), class: '8C' }]);
  expect(reply).toMatchObject({ changed: [{ id: moved.id, class: '7A' }], missing: 0 });
  const gone = await remove([moved.id, moved.id.toUpperCase()]);
  expect(gone.reply).toMatchObject({ deleted: 1, missing: 0 });
});

test('only selected students get links, even if they have a password', async () => {
  const chosen = await aStudent(context, { first_name: 'Chosen' });
  await aStudent(context, { password_hash: null });
  const body = { ids: [chosen.id, randomUUID()] };
  const { reply } = await call(contract.makePasswordLinks, { as: admin, body });
  expect(reply.cards.map(({ name }) => name)).toEqual(['Chosen Dewi Lestari']);
  expect(reply.cards[0]?.link).toContain('/setPassword');
});

test('deleting waits for the submission of an attempt that started meanwhile, without a deadlock', async () => {
  const { student } = await aRunningAttempt();
  const { id: exam_id } = await anExamination(context);
  const first = await context.db.startTransaction().execute();
  await lockStudent(first, student.id);
  const removed = remove([student.id]);
  await waitUntilBlocked(context.db);
  const { attempt_id } = (await start(student, exam_id)).reply.exam;
  // Closing locks the attempt first, and then the student.
  const handIn = await context.db.startTransaction().execute();
  await lockAttempt(handIn, attempt_id);
  await first.commit().execute();
  await waitUntilBlocked(context.db);
  await lockStudent(handIn, student.id);
  await handIn.commit().execute();
  expect(await removed).toMatchObject({ status: 200, reply: { deleted: 1 } });
});

/** A batch of submissions locks students in the order of their ids to refresh their balances. */
test.each([
  ['a change of classes', (ids: string[]) => change(ids.map((id) => ({ id, class: '8C' })))],
  [
    'links to set a password',
    (ids: string[]) => call(contract.makePasswordLinks, { as: admin, body: { ids, send: false } }),
  ],
])('%s locks students in the order of their ids, to avoid deadlocks', async (_, act) => {
  const [first, second] = [
    await aStudent(context, { first_name: 'Zaki' }),
    await aStudent(context, { first_name: 'Abdul' }),
  ];
  const other = await context.db.startTransaction().execute();
  await lockLogins(other, [first.id]);
  const acted = act([first.id, second.id]);
  await waitUntilBlocked(context.db);
  await sql`select from users where id = ${second.id} for update nowait`.execute(other);
  await other.commit().execute();
  expect((await acted).status).toBe(200);
});
