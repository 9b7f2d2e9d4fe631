import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { aFile, sheetImports } from '../../../test/import-sheets.ts';
import { aSheet, type Rows } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { admin, upload, importRows, logIn, userOf } = await sheetImports(app);

describe('an upload is rejected', () => {
  const good = aSheet([
    ['Nama', 'Email'],
    ['Siti', 'siti@example.test'],
  ]);

  test.each([
    ['without a file', [], 422],
    ['with the file under another name', [aFile(good, 'sheet')], 422],
    ['with two files', [aFile(good), aFile(good)], 422],
    ['that is text under an Excel name', [aFile('Nama;Email\nSiti;siti@example.test')], 415],
    ['that cannot be read', [aFile(good.subarray(0, 1000))], 422],
    ['above 10 MB', [aFile(Buffer.alloc(contract.MAX_UPLOAD_BYTES.spreadsheet + 1))], 413],
  ])('%s', async (_, files, status) => {
    const answer = await upload(files);
    expect(answer.status).toBe(status);
    expect(answer.error.message).toEqual({ file: [expect.stringMatching(/^[A-Z].*\.$/)] });
  });

  test('with an invalid value of dry_run', async () => {
    const answer = await upload([aFile(good)], { dry_run: 'yes' as 'true' });
    expect(answer.status).toBe(422);
  });

  test('without writing anything', async () => {
    expect(await userOf('siti@example.test')).toBeUndefined();
  });
});

describe('a class of forty with three bad rows', () => {
  const student = (n: number) => [
    `Siswa ke ${n}`,
    `siswa${n}@example.test`,
    81_200_000_000 + n,
    n % 2 ? 'L' : 'Perempuan',
    '10 IPA 1',
  ];
  const rows = [
    ['NAMA LENGKAP', 'alamat email', 'No. HP', 'Jenis Kelamin (L/P)', 'Kelas', 'Catatan'],
    ...Array.from({ length: 40 }, (_, index) => student(index + 1)),
  ];
  rows[5] = ['', 'tanpa.nama@example.test'];
  rows[10] = ['Salah Alamat', 'bukan alamat', 81_200_000_999];
  rows[20] = [...student(20).slice(0, 1), 'siswa1@example.test'];
  const rejected = [
    { row: 6, message: 'The name is missing.' },
    { row: 11, message: 'alamat email: This is not a valid email address.' },
    { row: 21, message: 'alamat email: This is already in row 2, column alamat email.' },
  ];

  test('is shown by a dry run, which writes nothing', async () => {
    const reply = await importRows(rows, { dry_run: 'true' });
    expect(reply).toMatchObject({ created: 37, updated: 0, rejected, cards: [] });
    expect(reply.rows).toHaveLength(40);
    expect(reply.rows[0]).toEqual({
      row: 2,
      action: 'create',
      name: 'Siswa ke 1',
      class: '10 IPA 1',
      login: 'siswa1@example.test',
      message: null,
      reasons: [],
      notes: [],
      self_registered: false,
      changes: [{ field: 'whatsapp', before: null, after: '081200000001' }],
      details: [],
      sheet_password: false,
    });
    expect(reply.rows[9]).toMatchObject({ action: 'refuse', name: 'Salah Alamat', login: 'bukan alamat' });
    expect(reply.rows[9]?.reasons).toEqual([{ column: 'alamat email', code: 'not_an_email', params: {} }]);
    expect(await userOf('siswa1@example.test')).toBeUndefined();
  });

  test('is rejected in the requested language, with the headings of the file', async () => {
    const body = { dry_run: 'true' as const };
    const files = [aFile(aSheet([...rows, ['Siapa', 'siapa', '', 'X']]))];
    const { reply } = await call(contract.importStudents, { as: admin, body, files, language: 'id' });
    const expected = [
      { row: 6, message: 'Nama belum diisi.' },
      { row: 11, message: 'alamat email: Alamat email ini tidak sah.' },
      { row: 21, message: 'alamat email: Isian ini sudah ada di baris 2, kolom alamat email.' },
      {
        row: 42,
        message: 'alamat email: Alamat email ini tidak sah.\nJenis Kelamin (L/P): Isian ini harus L atau P.',
      },
    ];
    expect(reply.rejected).toEqual(expected);
    expect(reply.rows.filter(({ action }) => action === 'refuse')).toMatchObject(expected);
    expect(reply.message).toBe('37 dibuat, 0 diperbarui, 4 ditolak.');
    expect(reply.rows[0]?.message).toBeNull();
  });

  test('is imported without the three, which are reported, and logs in with the cards', async () => {
    const reply = await importRows(rows);
    expect(reply).toMatchObject({ created: 37, updated: 0, rejected });
    expect(reply.cards).toHaveLength(37);
    const [card] = reply.cards;
    if (!card) throw new Error('a card was expected');
    expect(card).toEqual({
      name: 'Siswa ke 1',
      class: '10 IPA 1',
      login: 'siswa1@example.test',
      password: expect.stringMatching(/^[a-z]{3,7}-[a-z]{3,7}-\d\d$/),
      link: null,
    });
    const { access_token } = (await logIn('0812 0000 0001', card.password ?? '')).reply;
    expect(decodeJwt(access_token)).toMatchObject({ role: 'student', must_change_password: true });
    expect(await userOf('siswa1@example.test')).toMatchObject({
      first_name: 'Siswa',
      middle_name: 'ke',
      last_name: '1',
      gender: 'male',
      whatsapp: '081200000001',
    });
  });

  test('is updated by the same sheet again, without new passwords', async () => {
    const before = await userOf('siswa2@example.test');
    expect(await importRows(rows)).toMatchObject({ created: 0, updated: 37, rejected, cards: [] });
    expect(await userOf('siswa2@example.test')).toEqual({ ...before, updated_at: expect.any(Date) });
  });
});

test('the first login replaces the light hash by a full one', async () => {
  const { cards } = await importRows([
    ['Nama', 'Email'],
    ['Rina', 'rina@example.test'],
  ]);
  const password = cards[0]?.password ?? '';
  expect((await userOf('rina@example.test'))?.password_hash).toContain('$m=7168,t=1,p=1$');
  expect((await logIn('rina@example.test', 'wrong password')).status).toBe(401);
  expect((await logIn('rina@example.test', password)).status).toBe(200);
  expect(await userOf('rina@example.test')).toMatchObject({
    password_hash: expect.stringContaining('$m=19456,t=2,p=1$'),
    must_change_password: true,
  });
  expect((await logIn('rina@example.test', password)).status).toBe(200);
});

test('a password in the sheet is validated by length only, and passwords equal to a login are counted', async () => {
  const known = await aStudent(context, { email: 'guessed@example.test' });
  const rows = [
    ['Nama', 'Email', 'WhatsApp', 'Kata Sandi'],
    ['Wulan Sari', 'wulan@example.test', '', 'wulan'],
    ['Joko', 'joko@example.test', '', '123456'],
    ['Nia', 'nia@example.test', '', 'nia@example.test'],
    ['Oni', '', '081234500001', '081234500001'],
    ['Lama', known.email ?? '', '', 'bismillah'],
  ];
  const reply = await importRows(rows, { dry_run: 'true' });
  expect(reply.rows.map(({ action }) => action)).toEqual(['refuse', 'create', 'create', 'create', 'update']);
  expect(reply.rejected.map(({ message }) => message)).toEqual(['Kata Sandi: Kata sandi minimal 6 karakter']);
  expect(reply.login_passwords).toBe(2);
});

test('a password in the sheet is hashed in full at the first login, and never replaces the one of an account', async () => {
  const student = await aStudent(context, { email: 'tono@example.test' });
  const reply = await importRows([
    ['Nama Depan', 'Email', 'Kata Sandi'],
    ['Tini', 'tini@example.test', 'payung tini'],
    ['Tono', 'tono@example.test', 'sandi tono'],
  ]);
  expect(reply.cards).toMatchObject([{ login: 'tini@example.test', password: 'payung tini' }]);
  expect((await userOf('tini@example.test'))?.password_hash).toContain('$m=7168,t=1,p=1$');
  expect((await logIn('tini@example.test', 'payung tini')).status).toBe(200);
  expect((await userOf('tini@example.test'))?.password_hash).toContain('$m=19456,t=2,p=1$');
  expect((await logIn('tono@example.test', PASSWORD)).status).toBe(200);
  expect((await userOf('tono@example.test'))?.id).toBe(student.id);
});

describe('an account is updated', () => {
  test('in the fields that the row has', async () => {
    await aStudent(context, { email: 'ani@example.test', whatsapp: '081311112222', city: 'Bandung' });
    await importRows([
      ['Nama Depan', 'Nama Tengah', 'Email', 'Kelas', 'Kota'],
      ['Ani', '', 'ANI@example.test', '11B', ''],
    ]);
    expect(await userOf('ani@example.test')).toMatchObject({
      first_name: 'Ani',
      middle_name: 'Dewi',
      class: '11B',
      whatsapp: '081311112222',
      city: 'Bandung',
      must_change_password: false,
    });
  });

  test('by a full name in all three names', async () => {
    await aStudent(context, { email: 'ari@example.test' });
    await importRows([
      ['Nama Lengkap', 'Email'],
      ['Ari Wibowo', 'ari@example.test'],
    ]);
    const names = { first_name: 'Ari', middle_name: null, last_name: 'Wibowo' };
    expect(await userOf('ari@example.test')).toMatchObject(names);
  });

  test('by WhatsApp number if no account has the email address', async () => {
    await aStudent(context, { email: null, whatsapp: '0813 2222 3333', first_name: 'Eko' });
    const reply = await importRows([
      ['Nama', 'Email', 'WA'],
      ['Eko', 'eko@example.test', '+62 813 2222 3333'],
    ]);
    expect(reply).toMatchObject({ created: 0, updated: 1 });
    expect(await userOf('eko@example.test')).toMatchObject({ whatsapp: '081322223333' });
  });
});

test('a parent’s number that a sibling’s account has is stored, but is no login', async () => {
  const sibling = { email: 'kakak@example.test', whatsapp: '081355556666', first_name: 'Adi' };
  const { id } = await aStudent(context, sibling);
  const heading = ['Nama', 'Email', 'WhatsApp', 'Sandi'];
  const reply = await importRows([heading, ['Ida', 'adik@example.test', '081355556666', 'sandi ida']]);
  const held = { column: 'WhatsApp', code: 'number_not_a_login', params: { name: 'Adi Dewi Lestari (9A)' } };
  expect(reply).toMatchObject({ created: 1, rows: [{ notes: [held] }] });
  expect(await userOf('adik@example.test')).toMatchObject({ whatsapp: '081355556666' });
  expect((await logIn('081355556666', 'sandi ida')).status).toBe(401);
  expect((await logIn('081355556666', PASSWORD)).status).toBe(200);
  const same = await importRows([heading, ['Adi', 'adi.baru@example.test', '081355556666']]);
  expect(same).toMatchObject({ updated: 1, rejected: [] });
  expect((await userOf('adi.baru@example.test'))?.id).toBe(id);
});

describe('a row is rejected', () => {
  const messageFor = async (...students: Rows) => {
    const { rejected } = await importRows([['Nama', 'Email', 'WhatsApp', 'Sandi'], ...students]);
    return rejected.at(-1)?.message;
  };

  test.each([
    [['Budi'], /^A login is missing/],
    [['Budi', 'b1@example.test', '', '12345'], 'Sandi: Kata sandi minimal 6 karakter'],
    [['x'.repeat(101), 'b2@example.test'], 'A part of the name is too long.'],
    [
      ['Budi', `${'x'.repeat(250)}@example.test`],
      'Email: This field must not be longer than 254 characters.',
    ],
    [['Budi', 'b3@example.test', '6.28E+12'], /^WhatsApp: Excel has cut the number/],
    [['Admin', 'ADMIN@example.test'], /not a student/],
    [['Admin', 'b4@example.test', '0811-0000-0000'], /not a student/],
  ] as [unknown[], string | RegExp][])('%j', async (row, message) => {
    expect(await messageFor(row)).toMatch(message);
  });

  test('with the email address of one student and the number of another', async () => {
    await aStudent(context, { email: 'one@example.test' });
    await aStudent(context, { whatsapp: '081344445555' });
    expect(await messageFor(['Budi', 'one@example.test', '081344445555'])).toBe(
      'The row has logins of two students: Email of Sari Dewi Lestari (9A), WhatsApp of Sari Dewi Lestari (9A).',
    );
  });

  test('with the number, or the account, of a row above', async () => {
    await aStudent(context, { email: 'dua@example.test', whatsapp: '081366667777' });
    const first = ['Dua', 'dua@example.test'];
    expect(await messageFor(first, ['Dua', '', '081366667777'])).toBe('The student is already in row 2.');
    const other = ['Satu', 'satu@example.test', '081377778888'];
    expect(await messageFor(other, ['Tiga', '', '6281377778888'])).toBe(
      'WhatsApp: This is already in row 2, column WhatsApp.',
    );
  });
});
