import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { anAdmin, aStudent, aTeacher, PASSWORD } from '../../test/factories.ts';
import { moveTime } from '../../test/move-time.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call } = await createTestApp({ TIME_ZONE: 'Asia/Jakarta' });
const admin = await anAdmin(context);
const DAY_MS = 24 * 3_600_000;

type Body = Parameters<typeof call<typeof contract.resetStudentPasswords>>[1]['body'];
const reset = (body: Body) => call(contract.resetStudentPasswords, { as: admin, body });
const logIn = (email: string | null, password: string | null) =>
  call(contract.login, { body: { email: email ?? '', password: password ?? '' } });
const mustChange = async (...login: Parameters<typeof logIn>) =>
  decodeJwt((await logIn(...login)).reply.access_token).must_change_password;
const aNewStudent = (fields: object = {}) => aStudent(context, { must_change_password: true, ...fields });
const keepUntil = (card_passwords_until: string) =>
  call(contract.updateSettings, { as: admin, body: { card_passwords_until } });

describe('new passwords for a class', () => {
  test.each<[string, Body]>([
    ['class', {}],
    ['class', { class: '7A', ids: [randomUUID()] }],
    ['class', { class: 'no such class' }],
    ['ids', { ids: [] }],
    ['keep', { ids: [randomUUID()], keep: 'tomorrow' }],
  ])('are rejected with a message under %s: %j', async (field, body) => {
    const { status, error } = await reset(body);
    expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
  });

  test('are on cards, log in, and end sessions and links', async () => {
    const one = await aNewStudent({ class: 'VII A', first_name: 'Ani' });
    const two = await aNewStudent({ class: 'vii-a', first_name: 'Budi', password_hash: null });
    const other = await aNewStudent({ class: 'VII B' });
    const teacher = await aTeacher(context, { class: 'VII A' });
    const token = await context.sessions.open(one);
    const { status, reply } = await reset({ class: 'VII A', confirmed: true });
    expect(status).toBe(200);
    expect(reply.message).toBe('New passwords: 2.');
    expect(reply.cards.map(({ name, login }) => [name, login])).toEqual([
      ['Ani Dewi Lestari', one.email],
      ['Budi Dewi Lestari', two.email],
    ]);
    for (const { login, password, link } of reply.cards) {
      expect(password).toMatch(/^[a-z]{3,7}-[a-z]{3,7}-\d\d$/);
      expect(link).toBeNull();
      expect(await mustChange(login, password)).toBe(true);
    }
    expect((await call(contract.logout, { as: token })).status).toBe(401);
    expect((await logIn(one.email, PASSWORD)).status).toBe(401);
    for (const { email } of [other, teacher]) expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test('are not given to those who were in a class of that name last year', async () => {
    const now = await aNewStudent({ class: 'IX C' });
    const before = await aNewStudent({ class: 'IX D' });
    await context.db
      .updateTable('classes')
      .set({ name: 'IX C', archived_at: context.clock() })
      .where('name', '=', 'IX D')
      .execute();
    await context.db.updateTable('users').set({ class: 'IX C' }).where('id', '=', before.id).execute();
    const { reply } = await reset({ class: 'IX C' });
    expect(reply.cards.map(({ login }) => login)).toEqual([now.email]);
  });

  test('need a confirmation if students have logged in before, and count them', async () => {
    const chose = await aStudent(context);
    const loggedIn = await aNewStudent();
    await logIn(loggedIn.email, PASSWORD);
    const never = await aNewStudent();
    const invited = await aStudent(context, { password_hash: null });
    const ids = [chose, loggedIn, never, invited].map(({ id }) => id);
    const { status, error } = await reset({ ids });
    expect([status, error.code, error.params]).toEqual([409, 'passwords_in_use', { count: 2 }]);
    expect((await logIn(chose.email, PASSWORD)).status).toBe(200);
    expect((await reset({ ids, confirmed: true })).reply.cards).toHaveLength(4);
    expect((await logIn(chose.email, PASSWORD)).status).toBe(401);
  });

  test('are not given to staff or deleted students', async () => {
    expect((await reset({ ids: [admin.id, randomUUID()] })).status).toBe(404);
    const { id } = await aNewStudent();
    expect((await reset({ ids: [id, admin.id, id.toUpperCase()] })).reply.cards).toHaveLength(1);
  });
});

describe('a card’s password', () => {
  afterEach(() => keepUntil(''));
  const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(context.clock());

  test('need not be changed until the day after the last one', async () => {
    const { id, email } = await aNewStudent();
    const { reply } = await reset({ ids: [id], keep: today() });
    const password = reply.cards[0]?.password ?? null;
    expect((await call(contract.getSettings, {})).reply.card_passwords_until).toBe(today());
    const { access_token } = (await logIn(email, password)).reply;
    expect(decodeJwt(access_token)).toMatchObject({ must_change_password: false });
    // The session of a student who left the computer must not be enough to change the password.
    const body = { password: 'padi kuning 7' };
    expect((await call(contract.updatePassword, { as: access_token, body })).status).toBe(422);
    moveTime(DAY_MS);
    expect(await mustChange(email, password)).toBe(true);
  });

  test('must be changed as before while the switch is off, and by staff always', async () => {
    const student = await aNewStudent();
    const boss = await anAdmin(context, { must_change_password: true });
    await keepUntil(today());
    expect(await mustChange(boss.email, PASSWORD)).toBe(true);
    expect(await mustChange(student.email, PASSWORD)).toBe(false);
    await reset({ ids: [student.id], confirmed: true });
    expect((await call(contract.getSettings, {})).reply.card_passwords_until).toBe(today());
    await keepUntil('');
    const { reply } = await reset({ ids: [student.id], confirmed: true });
    expect(await mustChange(student.email, reply.cards[0]?.password ?? null)).toBe(true);
  });
});
