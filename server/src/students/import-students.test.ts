import { setTimeout } from 'node:timers/promises';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../test/factories.ts';
import { aSheet, type Rows } from '../../test/sheets.ts';
import { createTestApp, type TestFile } from '../../test/test-app.ts';

const { app, context, call } = await createTestApp();
const admin = await anAdmin(context, { email: 'admin@example.test', whatsapp: '081100000000' });

const aFile = (content: Buffer | string, field = 'file'): TestFile => ({
  field,
  filename: '../../siswa.xlsx',
  content: typeof content === 'string' ? content : Uint8Array.from(content),
});
const upload = (files: TestFile[], dry_run: 'true' | 'false' = 'false') =>
  call(contract.importStudents, { as: admin, body: { dry_run }, files });
const importAs = async (
  rows: Rows,
  body: { give?: 'passwords' | 'links'; self_registered?: 'renew' | 'keep' } = {},
) => (await call(contract.importStudents, { as: admin, body, files: [aFile(aSheet(rows))] })).reply;
const importRows = async (rows: Rows, dry_run: 'true' | 'false' = 'false') =>
  (await upload([aFile(aSheet(rows))], dry_run)).reply;
const logIn = (email: string, password: string) => call(contract.login, { body: { email, password } });
const userOf = (email: string) =>
  context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('an upload is refused', () => {
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

  test('with a dry run that is neither true nor false', async () => {
    const answer = await upload([aFile(good)], 'yes' as 'true');
    expect(answer.status).toBe(422);
  });

  test('and nothing was written by all that', async () => {
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
    { row: 21, message: 'The email address is already in row 2.' },
  ];

  test('is shown by a dry run, which writes nothing', async () => {
    const reply = await importRows(rows, 'true');
    expect(reply).toMatchObject({ created: 37, updated: 0, rejected, cards: [] });
    expect(reply.rows).toHaveLength(40);
    expect(reply.rows[0]).toEqual({
      row: 2,
      action: 'create',
      name: 'Siswa ke 1',
      class: '10 IPA 1',
      login: 'siswa1@example.test',
      message: null,
      self_registered: false,
    });
    expect(reply.rows[9]).toMatchObject({ action: 'refuse', name: 'Salah Alamat', login: 'bukan alamat' });
    expect(await userOf('siswa1@example.test')).toBeUndefined();
  });

  test('says why in the language that is asked for, after the heading of the file', async () => {
    const body = { dry_run: 'true' as const };
    const files = [aFile(aSheet([...rows, ['Siapa', 'siapa', '', 'X']]))];
    const { reply } = await call(contract.importStudents, { as: admin, body, files, language: 'id' });
    const said = [
      { row: 6, message: 'Nama belum diisi.' },
      { row: 11, message: 'alamat email: Alamat email ini tidak sah.' },
      { row: 21, message: 'Alamat email ini sudah ada di baris 2.' },
      {
        row: 42,
        message: 'alamat email: Alamat email ini tidak sah.\nJenis Kelamin (L/P): Isian ini harus L atau P.',
      },
    ];
    expect(reply.rejected).toEqual(said);
    expect(reply.rows.filter(({ action }) => action === 'refuse')).toMatchObject(said);
    expect(reply.message).toBe('37 dibuat, 0 diperbarui, 4 ditolak.');
    expect(reply.rows[0]?.message).toBeNull();
  });

  test('is imported but for the three, who are named, and logs in with the cards', async () => {
    const reply = await importRows(rows);
    expect(reply).toMatchObject({ created: 37, updated: 0, rejected });
    expect(reply.cards).toHaveLength(37);
    const [card] = reply.cards;
    if (!card) throw new Error('a card was expected');
    expect(card).toEqual({
      name: 'Siswa ke 1',
      class: '10 IPA 1',
      login: 'siswa1@example.test',
      password: expect.stringMatching(/^[a-z2-9]{10}$/),
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
      whatsapp_digits: '6281200000001',
    });
  });

  test('is updated by the same sheet again, without new passwords', async () => {
    const before = await userOf('siswa2@example.test');
    expect(await importRows(rows)).toMatchObject({ created: 0, updated: 37, rejected, cards: [] });
    expect(await userOf('siswa2@example.test')).toEqual({ ...before, updated_at: expect.any(Date) });
  });
});

test('the first login puts a full hash in place of the light one, and goes on working', async () => {
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

test('a row with a password that others would guess is refused with the reason, if it makes an account', async () => {
  const known = await aStudent(context, { email: 'guessed@example.test' });
  const reply = await importRows([
    ['Nama', 'Email', 'Kata Sandi'],
    ['Wulan Sari', 'wulan@example.test', 'wulan2009'],
    ['Joko', 'joko@example.test', 'bismillah'],
    ['Lama', known.email ?? '', 'bismillah'],
  ]);
  expect(reply.rows.map(({ action }) => action)).toEqual(['refuse', 'refuse', 'update']);
  expect(reply.rejected.map(({ message }) => message)).toEqual([
    expect.stringContaining('your own name'),
    expect.stringContaining('anyone would guess'),
  ]);
});

test('a password in the sheet is hashed in full, and never replaces the one of an account', async () => {
  const student = await aStudent(context, { email: 'tono@example.test' });
  const reply = await importRows([
    ['Nama Depan', 'Email', 'Kata Sandi'],
    ['Tini', 'tini@example.test', 'payung tini'],
    ['Tono', 'tono@example.test', 'sandi tono'],
  ]);
  expect(reply.cards).toMatchObject([{ login: 'tini@example.test', password: 'payung tini' }]);
  expect((await userOf('tini@example.test'))?.password_hash).toContain('$m=19456,t=2,p=1$');
  expect((await logIn('tini@example.test', 'payung tini')).status).toBe(200);
  expect((await logIn('tono@example.test', PASSWORD)).status).toBe(200);
  expect((await userOf('tono@example.test'))?.id).toBe(student.id);
});

describe('an account is updated', () => {
  test('in what the row says; the rest stays', async () => {
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

  test('by WhatsApp number where no account has the email address', async () => {
    await aStudent(context, { email: null, whatsapp: '0813 2222 3333', first_name: 'Eko' });
    const reply = await importRows([
      ['Nama', 'Email', 'WA'],
      ['Eko', 'eko@example.test', '+62 813 2222 3333'],
    ]);
    expect(reply).toMatchObject({ created: 0, updated: 1 });
    expect(await userOf('eko@example.test')).toMatchObject({ whatsapp_digits: '6281322223333' });
  });
});

describe('a row is refused', () => {
  const messageFor = async (...students: Rows) => {
    const { rejected } = await importRows([['Nama', 'Email', 'WhatsApp', 'Sandi'], ...students]);
    return rejected.at(-1)?.message;
  };

  test.each([
    [['Budi'], 'An email address or a WhatsApp number is missing.'],
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

  test('whose email address is one student’s and whose number is another’s', async () => {
    await aStudent(context, { email: 'one@example.test' });
    await aStudent(context, { whatsapp: '081344445555' });
    expect(await messageFor(['Budi', 'one@example.test', '081344445555'])).toMatch(/one student.*another/);
  });

  test('that would make a brother’s account a sister’s by the number of a parent', async () => {
    await aStudent(context, { email: 'kakak@example.test', whatsapp: '081355556666', first_name: 'Adi' });
    expect(await messageFor(['Ida', 'adik@example.test', '081355556666'])).toMatch(/another name/);
    expect(await messageFor(['Adi', 'adi.baru@example.test', '081355556666'])).toBeUndefined();
  });

  test('with the number, or the account, of a row above', async () => {
    await aStudent(context, { email: 'dua@example.test', whatsapp: '081366667777' });
    const first = ['Dua', 'dua@example.test'];
    expect(await messageFor(first, ['Dua', '', '081366667777'])).toBe('The student is already in row 2.');
    const other = ['Satu', 'satu@example.test', '081377778888'];
    expect(await messageFor(other, ['Tiga', '', '6281377778888'])).toMatch(/number is already in row 2/);
  });
});

test('two imports of one sheet at once make each student once', async () => {
  const rows = [
    ['Nama', 'Email'],
    ...Array.from({ length: 30 }, (_, n) => ['Kembar', `kembar${n}@example.test`]),
  ];
  const replies = await Promise.all([importRows(rows), importRows(rows)]);
  expect(replies.map(({ created }) => created).sort()).toEqual([0, 30]);
  expect(replies.map(({ cards }) => cards.length).sort()).toEqual([0, 30]);
});

test('who registers during an import is not lost, and not made twice', async () => {
  const rows = [
    ['Nama', 'Email'],
    ...Array.from({ length: 300 }, (_, n) => ['Ramai', `ramai${n}@example.test`]),
  ];
  const body = { ...form('ramai250@example.test') };
  const [reply, registered] = await Promise.all([
    importAs(rows, { self_registered: 'keep' }),
    call(contract.register, { body }),
  ]);
  expect(registered.status).toBe(201);
  expect(reply.created + reply.updated).toBe(300);
  expect((await logIn(body.email, body.password)).status).toBe(200);
});

describe('who registered with a classmate’s address before the import', () => {
  /** Their session, and what they know. */
  async function aStranger(email: string, whatsapp: string) {
    const body = { ...form(email), whatsapp };
    await call(contract.register, { body });
    const { access_token } = (await logIn(email, body.password)).reply;
    return { ...body, access_token };
  }
  const isLoggedIn = async (access_token: string) => {
    const headers = { authorization: `Bearer ${access_token}` };
    return (await app.inject({ method: 'GET', url: contract.getAccount.path, headers })).statusCode === 200;
  };
  const sheetOf = (email: string, password = ''): Rows => [
    ['Nama Lengkap', 'Email', 'Kelas', 'Sandi'],
    ['Budi Santoso', email, '9A', password],
  ];

  test('is named by the dry run, which leaves them what they have', async () => {
    const { email, password } = await aStranger('taken1@example.test', '081999990011');
    const reply = await importRows(sheetOf(email), 'true');
    expect(reply.rows).toMatchObject([{ action: 'update', self_registered: true }]);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('is out: password, sessions, links and number are, and the classmate has a card', async () => {
    const { email, whatsapp, password, access_token } = await aStranger(
      'taken2@example.test',
      '081999990012',
    );
    await call(contract.forgotPassword, { body: { email } });
    const { id } = (await userOf(email)) ?? {};
    const reply = await importAs(sheetOf(email));
    expect(reply).toMatchObject({ created: 0, updated: 1, rows: [{ self_registered: true }] });
    expect(reply.cards).toMatchObject([{ name: 'Budi Santoso', login: email }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    const links = context.db.selectFrom('password_links').where('user_id', '=', id ?? '');
    expect(await links.selectAll().execute()).toEqual([]);
    const card = reply.cards[0]?.password ?? '';
    expect((await logIn(email, card)).status).toBe(200);
    expect((await logIn(whatsapp, card)).status).toBe(401);
    expect(await userOf(email)).toMatchObject({ id, must_change_password: true, whatsapp_digits: null });
  });

  test('gets no mail at an address of their own beside the classmate’s number', async () => {
    const { email } = await aStranger('own@example.test', '081999990013');
    const reply = await importAs([
      ['Nama Depan', 'WhatsApp'],
      ['Budi', '081999990013'],
    ]);
    expect(reply.cards).toMatchObject([{ login: '081999990013' }]);
    expect(await userOf(email)).toBeUndefined();
  });

  test('is out by a link, too, where the import gives links', async () => {
    const { email, password, access_token } = await aStranger('taken4@example.test', '081999990014');
    const reply = await importAs(sheetOf(email), { give: 'links' });
    expect(reply.cards).toMatchObject([{ login: email, password: null, link: expect.any(String) }]);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await isLoggedIn(access_token)).toBe(false);
    expect(await userOf(email)).toMatchObject({ password_hash: null });
  });

  test('is given the password of the sheet, which is judged as a new one', async () => {
    const { email } = await aStranger('taken5@example.test', '081999990015');
    const refused = await importAs(sheetOf(email, 'bismillah'));
    expect(refused.rejected).toMatchObject([{ message: expect.stringContaining('anyone would guess') }]);
    const { cards } = await importAs(sheetOf(email, 'payung biru'));
    expect(cards).toMatchObject([{ password: 'payung biru' }]);
    expect((await logIn(email, 'payung biru')).status).toBe(200);
  });

  test('keeps everything where the admin says that each account is whose it seems, and is not asked about again', async () => {
    const { email, whatsapp, password, access_token } = await aStranger('kept@example.test', '081999990016');
    const reply = await importAs(sheetOf(email), { self_registered: 'keep' });
    expect(reply).toMatchObject({ updated: 1, cards: [], rows: [{ self_registered: true }] });
    expect((await logIn(whatsapp, password)).status).toBe(200);
    expect(await isLoggedIn(access_token)).toBe(true);
    const again = await importAs(sheetOf(email));
    expect(again).toMatchObject({ updated: 1, cards: [], rows: [{ self_registered: false }] });
    expect((await logIn(email, password)).status).toBe(200);
  });
});

function form(email: string) {
  const names = { first_name: 'Rudi', middle_name: 'Ra', last_name: 'Mai', class: '9A' };
  return {
    ...names,
    email,
    whatsapp: '081999990000',
    password: 'padi kuning',
    password_confirmation: 'padi kuning',
  };
}

test('the server answers while it reads a large file', async () => {
  const large = aSheet([
    ['Nama', 'Email'],
    ...Array.from({ length: 15_000 }, (_, n) => ['Siswa', `s${n}@x.test`]),
  ]);
  let reading = true;
  const answer = upload([aFile(large)], 'true').finally(() => {
    reading = false;
  });
  let answered = 0;
  while (reading) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    answered += 1;
    await setTimeout(10);
  }
  expect((await answer).reply.created).toBe(15_000);
  expect(answered).toBeGreaterThan(10);
});
