import { readdir } from 'node:fs/promises';
import * as contract from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { SERVER } from '../http/actor.ts';
import { audit } from './audit.ts';

const { app, call, clock, context, tokenOf } = await createTestApp({
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://ujian.sekolah.test',
});
const { db } = context;
const admin = await anAdmin(context, { first_name: 'Rina', middle_name: null, last_name: 'Wati' });

const linesAbout = (person_id: string) =>
  db.selectFrom('audit_log').selectAll().where('person_id', '=', person_id).orderBy('id').execute();
const list = async (query: Parameters<typeof call<typeof contract.listAuditLines>>[1]['query']) =>
  (await call(contract.listAuditLines, { as: admin, query })).reply;
const logIn = (email: string | null, password: string) =>
  call(contract.login, { body: { email: email ?? '', password } });

describe('the audit log records actions on the user’s own account:', () => {
  test('a login, a failed login and a logout, with their addresses', async () => {
    const student = await aStudent(context);
    await logIn(student.email, 'a wrong password');
    const { access_token } = (await logIn(student.email, PASSWORD)).reply;
    await call(contract.logout, { as: access_token });
    expect(await linesAbout(student.id)).toMatchObject([
      { action: 'login_failed', user_id: null, address: '127.0.0.1' },
      { action: 'logged_in', user_id: student.id, address: '127.0.0.1' },
      { action: 'logged_out', user_id: student.id, address: '127.0.0.1' },
    ]);
  });

  test('a wrong current password, with the user and without the typed text', async () => {
    const student = await aStudent(context);
    const body = { password: 'another good one', current_password: 'a wrong password' };
    expect((await call(contract.updatePassword, { as: student, body })).status).toBe(422);
    const lines = await linesAbout(student.id);
    expect(lines).toMatchObject([
      { action: 'login_failed', user_id: student.id, address: '127.0.0.1', before: null, after: null },
    ]);
  });

  test('a login to an unknown account, without the typed text', async () => {
    await logIn('my secret password', 'x');
    const { lines } = await list({ action: 'login_failed' });
    expect(lines[0]).toMatchObject({ user: null, person: null, before: null, after: null });
    const { rows } = await sql<{ log: string }>`select audit_log::text as log from audit_log`.execute(db);
    expect(JSON.stringify(rows)).not.toContain('my secret');
  });

  test('a registration, a changed password, and a requested password link', async () => {
    const names = { first_name: 'Ani', middle_name: 'Dwi', last_name: 'Sari' };
    const form = { ...names, email: 'ani@example.test', whatsapp: '081200000001', class: '9A' };
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    const before = (await list({})).lines[0]?.id ?? 0;
    const registered = await call(contract.register, { body: { ...form, ...password } });
    expect(registered.status).toBe(201);
    const { access_token } = (await logIn(form.email, PASSWORD)).reply;
    await call(contract.updatePassword, {
      as: access_token,
      body: { password: 'another good one', current_password: PASSWORD },
    });
    await call(contract.forgotPassword, { body: { email: form.email } });
    await call(contract.forgotPassword, { body: { email: 'unknown@example.test' } });
    const { lines } = await list({});
    const since = lines.filter(({ id }) => id > before).reverse();
    expect(since.map(({ action }) => action)).toEqual([
      'student_registered',
      'logged_in',
      'password_changed',
      'password_link_asked',
    ]);
    expect(since[0]?.after).toMatchObject(form);
    expect(new Set(since.map(({ person }) => person?.email))).toEqual(new Set([form.email]));
  });

  test('a password that was set with a link', async () => {
    const student = await aStudent(context);
    const { card } = (
      await call(contract.makePasswordLink, { as: admin, params: { id: student.id }, body: {} })
    ).reply;
    const token = card?.link?.split('token=')[1] ?? '';
    await call(contract.setPassword, { body: { token, password: 'another good one' } });
    expect(await linesAbout(student.id)).toMatchObject([
      { action: 'password_link_made', user_id: admin.id },
      { action: 'password_set', user_id: student.id },
    ]);
  });
});

describe('the log', () => {
  test('rejects updates, deletes and truncation', async () => {
    const student = await aStudent(context);
    await audit(db, {
      at: context.clock(),
      actor: SERVER,
      action: 'student_created',
      subject: { person_id: student.id },
    });
    for (const statement of [
      sql`update audit_log set action = 'logged_in'`,
      sql`update audit_log set user_id = null, user_name = 'Somebody else' where user_id is not null`,
      sql`update audit_log set at = now()`,
      sql`update audit_log set before = null, after = '{}' where person_id = ${student.id}`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('Rows of audit_log are never changed.');
    }
  });

  test('rejects erasing the address in lines about an existing person', async () => {
    const student = await aStudent(context);
    await logIn(student.email, PASSWORD);
    const erase = sql`update audit_log set address = null where person_id = ${student.id}`;
    await expect(erase.execute(db)).rejects.toThrow('never changed');
  });

  test.each(['password', 'password_hash', 'current_password', 'access_token', 'token_hash', 'secret'])(
    'rejects a line with a field named %s',
    async (field) => {
      const line = { at: context.clock(), actor: SERVER, action: 'settings_changed' } as const;
      await expect(audit(db, { ...line, after: { [field]: 'x' } })).rejects.toThrow('without_secrets');
    },
  );

  test('has no line for a rejected change', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context);
    const taken = { as: student, body: { exam_id: id } };
    expect((await call(contract.startExam, taken)).status).toBe(200);
    expect((await call(contract.deleteExamination, { as: admin, params: { id } })).status).toBe(409);
    expect((await list({ subject: id })).lines).toEqual([]);
  });

  test('loses the personal data of a deleted student, but not the lines', async () => {
    const student = await aStudent(context, { email: 'rahasia@example.test', first_name: 'Rahasia' });
    await logIn(student.email, 'a wrong password');
    await logIn(student.email, PASSWORD);
    const body = { first_name: 'Rahasia Sekali', email: 'rahasia2@example.test', class: '9B' };
    await call(contract.updateStudent, { as: admin, params: { id: student.id }, body });
    await call(contract.deleteStudent, { as: admin, params: { id: student.id } });
    const lines = await linesAbout(student.id);
    expect(lines.map(({ action, address }) => [action, address])).toEqual([
      ['login_failed', null],
      ['logged_in', null],
      ['student_updated', '127.0.0.1'],
      ['student_deleted', '127.0.0.1'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/rahasia/i);
    expect(lines.every(({ before, after }) => before === null && after === null)).toBe(true);
    expect((await list({ subject: student.id })).lines[0]?.person).toEqual({
      id: student.id,
      name: null,
      email: null,
    });
  });
});

describe('the list', () => {
  test('has all lines, the newest first, in pages', async () => {
    const subject = { person_id: (await aStudent(context)).id };
    for (let at = 0; at < contract.AUDIT_PAGE_SIZE + 5; at++) {
      await audit(db, { at: context.clock(), actor: SERVER, action: 'student_created', subject });
    }
    const first = await list({ subject: subject.person_id });
    expect(first.lines).toHaveLength(contract.AUDIT_PAGE_SIZE);
    const second = await list({ subject: subject.person_id, before: first.next ?? undefined });
    expect([second.lines.length, second.next]).toEqual([5, null]);
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(contract.AUDIT_PAGE_SIZE + 5);
  });

  test('finds lines by their user, by their subject, by kind and by time', async () => {
    const other = await anAdmin(context, { first_name: 'Yusuf', email: 'yusuf@sekolah.test' });
    const student = await aStudent(context, { first_name: 'Melati', email: 'melati@example.test' });
    const body = { examination_name: 'Ujian 100%_A', examination_desc: '', examination_duration: 5 };
    const { id } = (await call(contract.createExamination, { as: other, body })).reply.examination;
    await call(contract.resetStudentPassword, { as: other, params: { id: student.id } });
    const from = context.clock().toISOString();
    clock.advance(60_000);
    await call(contract.deleteExamination, { as: other, params: { id } });

    const found = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).lines.map(({ action }) => action);
    const all = ['examination_deleted', 'password_reset', 'examination_created'];
    expect(await found({ who: 'yusuf' })).toEqual(all);
    expect(await found({ who: 'yusuf@sekolah' })).toEqual(all);
    expect(await found({ who: other.id })).toEqual(all);
    expect(await found({ who: 'yusuf', action: 'password_reset' })).toEqual(['password_reset']);
    expect(await found({ who: 'yusuf', from })).toEqual(['examination_deleted']);
    expect(await found({ who: 'yusuf', to: from })).toEqual(all.slice(1));
    expect(await found({ subject: 'melati' })).toEqual(['password_reset']);
    // `%` and `_` are no wildcards.
    expect(await found({ subject: '100%_a' })).toEqual(['examination_deleted']);
    expect(await found({ subject: id })).toEqual(['examination_deleted', 'examination_created']);
    expect(await found({ who: '%' })).toEqual([]);
  });

  test('as a file has every line, and leaves no file in the data folder', async () => {
    const at = context.clock();
    const name = 'many lines';
    for (let line = 0; line < 520; line++) {
      await audit(db, { at, actor: SERVER, action: 'backup_made', after: { name, line } });
    }
    const response = await app.inject({
      url: contract.exportAuditLines.path,
      query: { action: 'backup_made' },
      headers: { authorization: `Bearer ${await tokenOf(admin)}` },
    });
    const lines = response.body.split('\r\n').filter((line) => line.includes(name));
    expect(lines).toHaveLength(520);
    expect(lines.at(-1)).toContain('""line"":0');
    expect(await readdir(context.uploads)).toEqual([]);
  });

  test('as a file has no formulas, and the log records the export', async () => {
    const body = {
      examination_name: '=HYPERLINK("http://x")',
      examination_desc: '',
      examination_duration: 5,
    };
    const { id } = (await call(contract.createExamination, { as: admin, body })).reply.examination;
    const response = await app.inject({
      method: 'GET',
      url: contract.exportAuditLines.path,
      query: { subject: id },
      headers: { authorization: `Bearer ${await tokenOf(admin)}` },
    });
    expect(response.headers['content-type']).toMatch(/^text\/csv/);
    const [heading, line, end] = response.body.replace('\ufeff', '').split('\r\n');
    expect(heading).toMatch(/^"time","action","who"/);
    expect(line).toContain(`"examination_created","Rina Wati","${admin.id}","127.0.0.1"`);
    expect(line).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(end).toBe('');
    expect((await list({ action: 'audit_log_exported' })).lines[0]?.after).toEqual({ subject: id, lines: 1 });
  });
});
