import { read } from '@e965/xlsx';
import * as contract from '@lulus/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../test/factories.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { aSheet, type Rows } from '../../test/sheets.ts';
import { createTestApp } from '../../test/test-app.ts';
import { sendDueMails } from '../auth/links/send-due-mails.ts';

const post = await startMailServer();
const { app, context, call, tokenOf } = await createTestApp({
  SMTP_URL: post.url,
  PUBLIC_URL: 'https://ujian.sekolah.test',
});
const admin = await anAdmin(context);
const withoutMail = await createTestApp();
afterAll(async () => {
  context.mailer?.close();
  await post.stop();
});

const unknownId = '01890000-0000-7000-8000-000000000000';
const LINK = /^https:\/\/ujian\.sekolah\.test\/setPassword\?token=[\w-]{43}$/;
const makeOne = (id: string, send = false) =>
  call(contract.makePasswordLink, { as: admin, params: { id }, body: { send } });
const makeAll = (send = false) => call(contract.makePasswordLinks, { as: admin, body: { send } });
const setBy = (link: string | null | undefined) =>
  call(contract.setPassword, {
    body: { token: link?.split('token=')[1] ?? '', password: 'bukit hijau' },
  });
const importRows = async (rows: Rows, give?: 'passwords' | 'links') => {
  const content = Uint8Array.from(aSheet(rows));
  const files = [{ field: 'file', filename: 'siswa.xlsx', content }];
  return call(contract.importStudents, { as: admin, body: { give }, files });
};
const verify = (link: string | null | undefined) =>
  call(contract.verifyToken, { body: { token: link?.split('token=')[1] ?? '' } });
/** Returns the admin's lines in the audit log since the test began. */
const auditLines = () =>
  context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', lastLine)
    .where('user_id', '=', admin.id)
    .orderBy('id')
    .execute();
let lastLine = '0';

beforeEach(async () => {
  await context.db.deleteFrom('users').where('role', '=', 'student').execute();
  lastLine = (await auditLines()).at(-1)?.id ?? lastLine;
  post.mails.length = 0;
});

describe('a link for one student', () => {
  test.each(['an admin', 'an unknown id'])('is rejected for %s', async (who) => {
    expect((await makeOne(who === 'an admin' ? admin.id : unknownId)).status).toBe(404);
    expect(await auditLines()).toEqual([]);
  });

  test('is not mailed to a student without an email address', async () => {
    const student = await aStudent(context, { email: null });
    const { status, error } = await makeOne(student.id, true);
    expect([status, error.code]).toEqual([409, 'no_email']);
  });

  test('is not mailed if the server sends no mail', async () => {
    const student = await aStudent(withoutMail.context);
    const as = await anAdmin(withoutMail.context);
    const one = await withoutMail.call(contract.makePasswordLink, {
      as,
      params: { id: student.id },
      body: { send: true },
    });
    const all = await withoutMail.call(contract.makePasswordLinks, { as, body: { send: true } });
    for (const { status, error } of [one, all]) expect([status, error.code]).toEqual([409, 'mail_off']);
  });

  test('is returned on a card, works, and is audited', async () => {
    const student = await aStudent(context);
    const { card } = (await makeOne(student.id)).reply;
    expect(card).toEqual({
      name: 'Sari Dewi Lestari',
      class: '9A',
      login: student.email,
      password: null,
      link: expect.stringMatching(LINK),
    });
    expect(post.mails).toEqual([]);
    expect((await setBy(card?.link)).status).toBe(200);
    expect(await auditLines()).toMatchObject([
      { action: 'password_link_made', user_name: 'Sari Dewi Lestari', person_id: student.id },
    ]);
  });
});

describe('a link that was sent to a wrong address', () => {
  test.each([
    ['the email address', { email: 'benar@example.test' }],
    ['the number', { whatsapp: '0812 9999 8888' }],
  ])('stops working when %s is corrected', async (_, correction) => {
    const {
      id,
      first_name,
      class: of,
      email,
      whatsapp,
    } = await aStudent(context, { whatsapp: '0812 9999 7777' });
    const form = { first_name, class: of ?? '', email: email ?? '', whatsapp: whatsapp ?? '' };
    const { link } = (await makeOne(id)).reply.card ?? {};
    await call(contract.updateStudent, { as: admin, params: { id }, body: { ...form, class: '9B' } });
    expect((await verify(link)).status).toBe(200);
    await call(contract.updateStudent, {
      as: admin,
      params: { id },
      body: { ...form, class: '9B', ...correction },
    });
    expect((await verify(link)).status).not.toBe(200);
    expect((await setBy(link)).status).not.toBe(200);
  });

  test('stops working when an import corrects it', async () => {
    const { id } = await aStudent(context, {
      first_name: 'Eko',
      email: 'salah@example.test',
      whatsapp: '081322223333',
    });
    const { link } = (await makeOne(id)).reply.card ?? {};
    const sheet = (kelas: string, email: string) =>
      importRows([
        ['Nama', 'Email', 'WA', 'Kelas'],
        ['Eko', email, '081322223333', kelas],
      ]);
    await sheet('9B', 'salah@example.test');
    expect((await verify(link)).status).toBe(200);
    await sheet('9B', 'benar@example.test');
    expect((await verify(link)).status).not.toBe(200);
  });
});

describe('links for all students without a password', () => {
  test('reach only those students', async () => {
    await aStudent(context);
    const waiting = [
      await aStudent(context, { password_hash: null, class: '9B' }),
      await aStudent(context, { password_hash: null, class: '9A', email: null, whatsapp: '081310002000' }),
    ];
    const { reply } = await makeAll();
    expect(reply.mailed).toBe(0);
    expect(reply.cards.map(({ login }) => login)).toEqual(['081310002000', waiting[0]?.email]);
    for (const { link } of reply.cards) expect((await setBy(link)).status).toBe(200);
    expect((await makeAll()).reply).toMatchObject({ mailed: 0, cards: [] });
    const list = await call(contract.listStudents, { as: admin });
    expect(list.reply.every(({ has_password }) => has_password)).toBe(true);
  });

  test('are mailed to students with an email address, and returned for the others', async () => {
    const withEmail = await aStudent(context, { password_hash: null });
    await aStudent(context, { password_hash: null, email: null, whatsapp: '081310003000' });
    const { reply } = await makeAll(true);
    expect(reply.mailed).toBe(1);
    expect(reply.cards.map(({ login }) => login)).toEqual(['081310003000']);
    await sendDueMails(context);
    expect(post.mails.map(({ to }) => to)).toEqual([[withEmail.email]]);
    expect(post.mails[0]?.link).toMatch(LINK);
    expect(await auditLines()).toHaveLength(2);
  });
});

describe('an import with links', () => {
  const rows = [
    ['Nama', 'Email', 'Sandi'],
    ['Ani', 'ani@example.test', ''],
    ['Budi', 'budi@example.test', 'payung budi'],
  ];
  const hashes = () =>
    context.db
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('role', '=', 'student')
      .orderBy('email')
      .execute();

  test('is rejected with an unknown option', async () => {
    const { status, error } = await importRows(rows, 'cakes' as 'links');
    expect(status).toBe(422);
    expect(error.message).toHaveProperty('give');
    expect(await hashes()).toEqual([]);
  });

  test('gives links to students without a password in the sheet', async () => {
    const { reply } = await importRows(rows, 'links');
    expect(reply.cards).toMatchObject([
      { login: 'ani@example.test', password: null, link: expect.stringMatching(LINK) },
      { login: 'budi@example.test', password: 'payung budi', link: null },
    ]);
    const [ani, budi] = await hashes();
    expect(ani?.password_hash).toBeNull();
    expect(budi?.password_hash).toContain('$argon2id$');
    const login = { email: 'ani@example.test', password: 'bukit hijau' };
    expect((await call(contract.login, { body: login })).status).toBe(401);
    expect((await setBy(reply.cards[0]?.link)).status).toBe(200);
    expect((await call(contract.login, { body: login })).status).toBe(200);
    expect((await auditLines()).map(({ action }) => action)).toEqual([
      'student_created',
      'student_created',
      'password_link_made',
      'students_imported',
    ]);
  });

  test('gives no links to existing students', async () => {
    await importRows(rows, 'links');
    const again = await importRows(rows, 'links');
    expect(again.reply).toMatchObject({ created: 0, updated: 2, cards: [] });
  });

  test('gives passwords by default', async () => {
    const { reply } = await importRows(rows);
    expect(reply.cards).toMatchObject([
      { password: expect.any(String), link: null },
      { password: 'payung budi', link: null },
    ]);
  });
});

test('the sheet of login cards has a separate column for links', async () => {
  const card = {
    name: 'Ani',
    class: '9A',
    login: 'ani@example.test',
    password: null,
    link: 'https://x.test/y',
  };
  const headings = async (cards: object[]) => {
    const response = await app.inject({
      method: 'POST',
      url: contract.loginCardsSheet.path,
      headers: { authorization: `Bearer ${await tokenOf(admin)}` },
      payload: { cards },
    });
    const sheet = read(Uint8Array.from(response.rawPayload)).Sheets['Kartu Login'];
    return ['D1', 'D2', 'E1', 'E2'].map((cell) => sheet?.[cell]?.v);
  };
  expect(await headings([card])).toEqual(['Tautan Kata Sandi', card.link, undefined, undefined]);
  const both = [card, { ...card, password: 'padi kuning', link: null }];
  expect(await headings(both)).toEqual(['Kata Sandi', '', 'Tautan Kata Sandi', card.link]);
});

test('deleting a student leaves an audit line without personal data', async () => {
  const student = await aStudent(context, {
    first_name: 'Rahasia',
    email: 'rahasia@example.test',
    whatsapp: '081399990000',
    class: 'Kelas Bintang',
  });
  await makeOne(student.id);
  await call(contract.deleteStudent, { as: admin, params: { id: student.id } });
  const lines = await auditLines();
  expect(lines.map(({ action, person_id }) => [action, person_id])).toEqual([
    ['password_link_made', student.id],
    ['student_deleted', student.id],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/rahasia|081399990000|bintang/i);
  expect(await context.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
});

test('deleting an unknown student leaves no audit line', async () => {
  expect((await call(contract.deleteStudent, { as: admin, params: { id: unknownId } })).status).toBe(404);
  expect(await auditLines()).toEqual([]);
});
