import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { anAdmin, aStudent, aTeacher } from '../../../test/factories.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { aSheet, type Rows } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const post = await startMailServer();
const { app, call, context, tokenOf } = await createTestApp();
const withMail = await createTestApp({ SMTP_URL: post.url, PUBLIC_URL: 'https://ujian.sekolah.test' });
afterAll(async () => {
  withMail.context.mailer?.close();
  await post.stop();
});
const admin = await anAdmin(context);

const HEADING = ['Nama', 'Email', 'No. WA', 'Peran'];
const anEmail = () => `${randomUUID()}@guru.test`;
const fileOf = (rows: Rows) => [
  { field: 'file', filename: 'guru.xlsx', content: Uint8Array.from(aSheet(rows)) },
];
const importRows = (rows: Rows, dry_run: 'true' | 'false' = 'false') =>
  call(contract.importStaff, { as: admin, body: { dry_run }, files: fileOf([HEADING, ...rows]) });
const listed = async () => (await call(contract.listStaff, { as: admin })).reply.staff;

describe('an import of staff', () => {
  test('reads roles in Indonesian and English, and a blank one as a teacher', async () => {
    const emails = Array.from({ length: 5 }, anEmail);
    const words = ['Admin', ' GURU ', 'Pengawas', 'teacher', ''];
    const { reply } = await importRows(words.map((word, at) => [`Person ${at}`, emails[at], '', word]));
    expect(reply).toMatchObject({ created: 5, updated: 0, rejected: [], mailed: 0 });
    const staff = await listed();
    const roles = emails.map((email) => staff.find((one) => one.email === email)?.role);
    expect(roles).toEqual(['admin', 'teacher', 'proctor', 'teacher', 'teacher']);
  });

  test('answers a link for each new account, at which the password is set', async () => {
    const { reply } = await importRows([['Siti Aminah, S.Pd.', '', '0812-1111-2221', 'guru']]);
    expect(reply.cards).toEqual([
      {
        name: 'Siti Aminah, S.Pd.',
        class: null,
        login: '081211112221',
        password: null,
        link: expect.stringMatching(/^\/setPassword\?token=/),
      },
    ]);
    const body = { token: reply.cards[0]?.link?.split('token=')[1] ?? '', password: 'gunung biru 2026' };
    expect((await call(contract.setPassword, { body })).status).toBe(200);
  });

  test('writes nothing in a dry run', async () => {
    const before = await listed();
    const { reply } = await importRows([['Bu Ani', anEmail(), '', 'guru']], 'true');
    expect(reply).toMatchObject({ created: 1, cards: [], rows: [{ action: 'create', role: 'teacher' }] });
    expect(await listed()).toEqual(before);
  });

  test('updates accounts that it knows, and leaves blank cells as they are', async () => {
    const teacher = await aTeacher(context, { whatsapp: '081211112222' });
    const row = ['Bu Sari', teacher.email, '', ''];
    const changes = [{ field: 'name', before: 'Sari Dewi Lestari', after: 'Bu Sari' }];
    expect((await importRows([row], 'true')).reply.rows).toMatchObject([{ action: 'update', changes }]);
    expect((await importRows([row])).reply).toMatchObject({ created: 0, updated: 1, cards: [] });
    const saved = (await listed()).find(({ id }) => id === teacher.id);
    expect(saved).toMatchObject({ name: 'Bu Sari', whatsapp: '081211112222', role: 'teacher' });
  });

  test('refuses rows with the cell and the reason, and imports the others', async () => {
    const [teacher, other] = [await aTeacher(context), await aTeacher(context)];
    const former = await aTeacher(context, { deactivated_at: context.clock() });
    const student = await aStudent(context);
    const email = anEmail();
    const { reply } = await importRows([
      ['Bu Ani', 'ani(at)guru.test', '', 'guru'],
      ['Bu Ani', anEmail(), '', 'kepala'],
      ['', anEmail(), '', 'guru'],
      ['Bu Ani', '', '', 'guru'],
      ['Bu Ani', student.email, '', 'guru'],
      ['Bu Ani', teacher.email, '', 'admin'],
      ['Bu Ani', teacher.email, other.whatsapp, 'guru'],
      ['Bu Ani', former.email, '', 'guru'],
      ['Bu Ani', email, '', 'guru'],
      ['Pak Budi', email.toUpperCase(), '', 'guru'],
    ]);
    expect(reply.rows.map(({ reasons }) => reasons.map(({ column, code }) => [column, code])[0])).toEqual([
      ['Email', 'not_an_email'],
      ['Peran', 'role_word'],
      [undefined, 'name_missing'],
      [undefined, 'staff_login_missing'],
      [undefined, 'login_of_student'],
      [undefined, 'has_other_role'],
      [undefined, 'staff_login_twice'],
      [undefined, 'staff_inactive'],
      undefined,
      [undefined, 'staff_login_twice'],
    ]);
    expect(reply.rejected).toHaveLength(9);
    expect(reply.rejected[9 - 1]?.message).toContain('row 10');
    expect((await listed()).find((one) => one.id === teacher.id)?.role).toBe('teacher');
  });

  test('assigns classes to teachers, and makes those that are missing', async () => {
    const [first, second] = [anEmail(), anEmail()];
    const heading = ['Nama', 'Email', 'Kelas yang Diajar', 'Wali Kelas', 'Peran'];
    const rows = [
      heading,
      ['Bu Ani', first, '7A; 7 B', '7a', ''],
      ['Pak Budi', second, '7B', '', ''],
      ['Bu Cici', anEmail(), '', '7-A', ''],
      ['Pak Dedi', anEmail(), '7A', '', 'pengawas'],
    ];
    const send = (dry_run: 'true' | 'false') =>
      call(contract.importStaff, { as: admin, body: { dry_run }, files: fileOf(rows) });
    expect((await send('true')).reply.new_classes.names).toEqual(['7A', '7 B']);
    const { reply } = await send('false');
    expect(reply.rows.map(({ reasons }) => reasons[0]?.code)).toEqual([
      undefined,
      undefined,
      'homeroom_twice',
      'classes_of_teachers',
    ]);
    const staff = await listed();
    const one = staff.find(({ email }) => email === first);
    const named = (key: string) => (one?.classes ?? []).find((name) => contract.classKey(name) === key);
    expect(one?.classes).toHaveLength(2);
    expect(one?.homeroom_classes).toEqual([named('7a')]);
    const other = staff.find(({ email }) => email === second);
    expect(other).toMatchObject({ classes: [named('7b')], homeroom_classes: [] });
    // Another import adds nothing.
    expect((await send('true')).reply.new_classes.names).toEqual([]);
    await send('false');
    expect((await listed()).find(({ email }) => email === first)).toEqual(one);
  });

  test('refuses a row whose logins belong to two accounts', async () => {
    const [teacher, other] = [await aTeacher(context), await aTeacher(context)];
    const { reply } = await importRows([['Bu Ani', teacher.email, other.whatsapp, 'guru']]);
    expect(reply.rows[0]?.reasons).toMatchObject([{ code: 'logins_of_two' }]);
  });

  test.each([
    [[['Email'], ['a@guru.test']], 'no_staff_heading'],
    [
      [
        ['Email', 'Peran'],
        ['a@guru.test', 'guru'],
      ],
      'no_staff_name_column',
    ],
    [
      [
        ['Nama', 'Peran'],
        ['Bu Ani', 'guru'],
      ],
      'no_staff_login_column',
    ],
  ])('refuses a sheet without a needed column: %j', async (rows, code) => {
    const answer = await call(contract.importStaff, { as: admin, body: {}, files: fileOf(rows) });
    expect([answer.status, answer.error.fields]).toEqual([
      422,
      { file: [expect.objectContaining({ code })] },
    ]);
  });

  test('reads the sample file without a complaint', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    const { rawPayload } = await app.inject({ url: contract.sampleStaff.path, headers });
    const files = [{ field: 'file', filename: 'sample.xlsx', content: Uint8Array.from(rawPayload) }];
    const body = { dry_run: 'true' } as const;
    const { reply } = await call(contract.importStaff, { as: admin, body, files });
    expect(reply).toMatchObject({ created: 2, rejected: [], other_columns: { names: [] } });
  });
});

test('with mail, the invitations of those with an email address are mailed', async () => {
  const { reply } = await withMail.call(contract.importStaff, {
    as: await anAdmin(withMail.context),
    body: {},
    files: fileOf([HEADING, ['Bu Ani', anEmail(), '', 'guru'], ['Pak Budi', '', '0812-1111-2223', 'guru']]),
  });
  expect(reply).toMatchObject({ created: 2, mailed: 1, cards: [{ name: 'Pak Budi' }] });
});
