import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aProctor, aStudent, aTeacher, PASSWORD } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { waitUntilBlocked } from '../../test/wait-until-blocked.ts';
import { replaceCoTeachers } from '../examinations/sharing/sharing.queries.ts';
import { lockStaff } from './staff.queries.ts';

const app = await createTestApp();
const { call, context, tokenOf } = app;
const { start, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const NEW_PASSWORD = 'gunung biru 2026';
const listed = async () => (await call(contract.listStaff, { as: admin })).reply.staff;
const change = (id: string, role: contract.StaffRole) =>
  call(contract.changeStaffRole, { as: admin, params: { id }, body: { role } });
const deactivate = (id: string, as = admin) => call(contract.deactivateStaff, { as, params: { id } });
const add = (fields: { email?: string; whatsapp?: string; role?: contract.StaffRole } = {}) =>
  call(contract.createStaff, {
    as: admin,
    body: {
      name: 'Drs. Budi Santoso, M.Pd.',
      role: 'teacher',
      email: `${randomUUID()}@guru.test`,
      ...fields,
    },
  });
const setPassword = (link: string, password = NEW_PASSWORD) =>
  call(contract.setPassword, { body: { token: link.split('token=')[1] ?? '', password } });
const roleOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).role as string;

describe('a new member of staff', () => {
  test('needs a name, a role of staff, and a login that no other account has', async () => {
    const { email } = await aStudent(context);
    const body = { name: 'Bu Ani', role: 'teacher' as const, email: 'ani@guru.test' };
    const bodies = [
      { body: { ...body, name: ' ' }, fields: ['name'] },
      { body: { ...body, role: 'student' as never }, fields: ['role'] },
      { body: { ...body, email: '' }, fields: ['email'] },
      { body: { ...body, email }, fields: ['email'] },
    ];
    for (const { body, fields } of bodies) {
      const { status, error } = await call(contract.createStaff, { as: admin, body });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, fields]);
    }
  });

  test('sets a password of 12 characters by the link, once, and gets the role of the invitation', async () => {
    const { reply } = await add();
    expect(reply.staff).toMatchObject({
      name: 'Drs. Budi Santoso, M.Pd.',
      role: 'teacher',
      has_password: false,
      seen_at: null,
    });
    const link = reply.link ?? '';
    expect((await setPassword(link, 'gunung biru')).error.fields).toMatchObject({
      password: [{ code: 'password_too_short', params: { min: 12 } }],
    });
    const set = await setPassword(link);
    expect(set.status).toBe(200);
    expect((await setPassword(link)).error.code).toBe('link_used');
    const member = (await listed()).find(({ id }) => id === reply.staff.id);
    expect(member).toMatchObject({ has_password: true, seen_at: expect.any(String) });
  });

  test('may log in with a WhatsApp number only', async () => {
    const { reply } = await add({ email: '', whatsapp: '0812-3456-7801' });
    await setPassword(reply.link ?? '');
    const body = { email: '+62 812 3456 7801', password: NEW_PASSWORD };
    expect(roleOf((await call(contract.login, { body })).reply.access_token)).toBe('teacher');
  });
});

test('a username logs in, and a changed one does so in place of the old one', async () => {
  const body = { name: 'Bu Ani', role: 'teacher' as const, username: 'Bu.Ani' };
  const { staff, link } = (await call(contract.createStaff, { as: admin, body })).reply;
  await setPassword(link ?? '');
  const logIn = async (email: string) =>
    (await call(contract.login, { body: { email, password: NEW_PASSWORD } })).status;
  expect(await logIn('bu.ani')).toBe(200);
  const edit = { name: 'Bu Ani', username: 'ani2' };
  await call(contract.updateStaff, { as: admin, params: { id: staff.id }, body: edit });
  expect([await logIn('bu.ani'), await logIn('ANI2')]).toEqual([401, 200]);
});

describe('a link for a known member of staff', () => {
  test('replaces earlier links, and the old password works until it is used', async () => {
    const teacher = await aTeacher(context);
    const invite = async () =>
      (await call(contract.inviteStaff, { as: admin, params: { id: teacher.id } })).reply.link;
    const [first, second] = [await invite(), await invite()];
    expect((await setPassword(first)).status).toBe(404);
    const logIn = (password: string) =>
      call(contract.login, { body: { email: teacher.email ?? '', password } });
    expect((await logIn(PASSWORD)).status).toBe(200);
    expect((await setPassword(second)).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('is rejected for students and for deactivated accounts', async () => {
    const { id } = await aStudent(context);
    expect((await call(contract.inviteStaff, { as: admin, params: { id } })).status).toBe(404);
    const former = await aTeacher(context);
    await deactivate(former.id);
    const answer = await call(contract.inviteStaff, { as: admin, params: { id: former.id } });
    expect([answer.status, answer.error.code]).toEqual([409, 'staff_inactive']);
  });
});

describe('an edit', () => {
  test('stores another name and login, and revokes links sent to the old address', async () => {
    const { staff, link } = (await add()).reply;
    const body = { name: 'Pak Budi', email: `${randomUUID()}@guru.test` };
    const saved = await call(contract.updateStaff, { as: admin, params: { id: staff.id }, body });
    expect(saved.reply.staff).toMatchObject(body);
    expect((await setPassword(link ?? '')).status).toBe(404);
  });

  test('keeps the parts of a name that stays', async () => {
    const { id, email } = await aTeacher(context, { whatsapp: null });
    const body = { name: 'Sari Dewi Lestari', email, whatsapp: '081234567802' };
    await call(contract.updateStaff, { as: admin, params: { id }, body });
    const row = await context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ first_name: 'Sari', last_name: 'Lestari', whatsapp: '081234567802' });
  });
});

describe('another role', () => {
  test('ends the sessions, and the next login has it', async () => {
    const proctor = await aProctor(context);
    const token = await tokenOf(proctor);
    expect((await change(proctor.id, 'teacher')).reply.staff.role).toBe('teacher');
    expect((await call(contract.getAccount, { as: token })).status).toBe(401);
    const body = { email: proctor.email ?? '', password: PASSWORD };
    expect(roleOf((await call(contract.login, { body })).reply.access_token)).toBe('teacher');
  });

  test('is that of a link made before', async () => {
    const { staff, link } = (await add({ role: 'admin' })).reply;
    await change(staff.id, 'proctor');
    expect(roleOf((await setPassword(link ?? '')).reply.access_token)).toBe('proctor');
  });

  test('is never given to a student, and no one becomes a student', async () => {
    const student = await aStudent(context);
    expect((await change(student.id, 'admin')).status).toBe(404);
    const teacher = await aTeacher(context);
    expect((await change(teacher.id, 'student' as never)).status).toBe(422);
  });
});

describe('a deactivated teacher', () => {
  test('is logged out, cannot log in, and can do both again after an activation', async () => {
    const teacher = await aTeacher(context);
    const token = await tokenOf(teacher);
    const logIn = () => call(contract.login, { body: { email: teacher.email ?? '', password: PASSWORD } });
    await deactivate(teacher.id);
    expect((await call(contract.getAccount, { as: token })).status).toBe(401);
    expect((await logIn()).error.code).toBe('account_deactivated');
    await call(contract.activateStaff, { as: admin, params: { id: teacher.id } });
    expect((await logIn()).status).toBe(200);
  });

  test('leaves the examinations to the school, whose balances count them, and co-teaches none', async () => {
    const [teacher, other] = [await aTeacher(context), await aTeacher(context)];
    const examination = await anExamination(context, { settings: { owner_id: teacher.id } });
    const another = await anExamination(context, { settings: { owner_id: other.id } });
    await replaceCoTeachers(context.db, another.id, [teacher.id]);
    const student = await aStudent(context);
    await start(student, examination.id);
    await submit(student, examination.id);
    const balances = () =>
      context.db.selectFrom('monthly_balances').selectAll().where('user_id', '=', student.id).execute();
    expect(await balances()).toEqual([]);

    await deactivate(teacher.id);
    expect(await balances()).toHaveLength(1);
    const byId = (id: string) => call(contract.getExaminationAdmin, { as: admin, params: { id } });
    expect((await byId(examination.id)).reply.owner).toBeNull();
    expect((await byId(another.id)).reply).toMatchObject({ owner: { id: other.id }, co_teachers: [] });
  });

  test('cannot slip in by a login that was verified before', async () => {
    const teacher = await aTeacher(context);
    const login = await context.db.transaction().execute(async (trx) => {
      await lockStaff(trx, teacher.id);
      const trying = call(contract.login, { body: { email: teacher.email ?? '', password: PASSWORD } });
      await waitUntilBlocked(context.db);
      await trx
        .updateTable('users')
        .set({ deactivated_at: context.clock() })
        .where('id', '=', teacher.id)
        .execute();
      return { trying };
    });
    expect((await login.trying).error.code).toBe('account_deactivated');
  });
});

describe('the last active admin', () => {
  /** Deactivates all admins but these. */
  async function leaveOnly(...ids: string[]) {
    await context.db
      .updateTable('users')
      .set({ deactivated_at: context.clock() })
      .where('role', '=', 'admin')
      .where('id', 'not in', ids)
      .execute();
  }

  test('cannot be demoted or deactivated, also not by an own call', async () => {
    const last = await anAdmin(context);
    await leaveOnly(last.id);
    const params = { id: last.id };
    for (const role of ['teacher', 'proctor'] as const) {
      const answer = await call(contract.changeStaffRole, { as: last, params, body: { role } });
      expect([answer.status, answer.error.code]).toEqual([409, 'last_admin']);
    }
    expect((await deactivate(last.id, last)).error.code).toBe('last_admin');
    expect((await call(contract.listStaff, { as: last })).status).toBe(200);
  });

  test('may deactivate the own account if there is another', async () => {
    const [one, other] = [await anAdmin(context), await anAdmin(context)];
    await leaveOnly(one.id, other.id);
    expect((await deactivate(one.id, one)).status).toBe(200);
    expect((await call(contract.listStaff, { as: one })).status).toBe(401);
    expect((await deactivate(other.id, other)).status).toBe(409);
  });

  test('remains if two admins demote each other at once', async () => {
    for (const act of ['role', 'deactivate'] as const) {
      const [one, other] = [await anAdmin(context), await anAdmin(context)];
      await leaveOnly(one.id, other.id);
      const against = (as: typeof one, { id }: typeof one) =>
        act === 'deactivate'
          ? deactivate(id, as)
          : call(contract.changeStaffRole, { as, params: { id }, body: { role: 'teacher' } });
      const answers = await Promise.all([against(one, other), against(other, one)]);
      // The loser finds no other admin, or is no admin any more.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const admins = await context.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('deactivated_at', 'is', null)
        .execute();
      expect(admins).toHaveLength(1);
    }
  });
});

test('an invitation works for 72 hours', async () => {
  const as = await anAdmin(context);
  const invite = async () => {
    const body = { name: 'Bu Ani', role: 'teacher', email: `${randomUUID()}@guru.test` } as const;
    return (await call(contract.createStaff, { as, body })).reply.link ?? '';
  };
  const [one, other] = [await invite(), await invite()];
  app.clock.advance(71 * 3_600_000);
  expect((await setPassword(one)).status).toBe(200);
  app.clock.advance(2 * 3_600_000);
  expect((await setPassword(other)).error.code).toBe('link_expired');
});
